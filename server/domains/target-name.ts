import type { Config } from "../config.ts";

/** The name that domains of customers point to: that of the host whose subdomains sites have. */
export function targetName({ sitesHost }: Pick<Config, "sitesHost">): string {
  return sitesHost.replace(/:\d+$/, "");
}

/** The name of the record by which somebody shows that a domain is theirs. */
export function proofName(host: string): string {
  return `_fabula.${host}`;
}
