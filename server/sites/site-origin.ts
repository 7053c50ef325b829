import type { Config } from "../config.ts";

/**
 * Where visitors find a site, without a slash at its end: at the domain that it is known by, else under its name before the host
 * of all sites; on https where the studio is.
 */
export function siteOrigin(
  { siteUrl, sitesHost }: Pick<Config, "siteUrl" | "sitesHost">,
  subdomain: string,
  canonicalHost: string | null = null,
): string {
  const [port = ""] = /:\d+$/.exec(sitesHost) ?? [];
  const host = canonicalHost === null ? `${subdomain}.${sitesHost}` : canonicalHost + port;
  return `${new URL(siteUrl).protocol}//${host}`;
}

/** Where the forms of published sites post to, on the site's own origin. */
export const receiver = "/-/messages";
