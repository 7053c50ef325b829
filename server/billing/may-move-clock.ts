import type { Config } from "../config.ts";
import { isLoopbackName } from "../is-loopback-name.ts";

/**
 * Whether days of billing may be let pass here: only where nobody else reaches the site, neither by its address nor by the server's,
 * and no money comes.
 */
export function mayMoveClock({
  siteUrl,
  host,
  stripe,
}: Pick<Config, "siteUrl" | "host" | "stripe">): boolean {
  return (
    isLoopbackName(new URL(siteUrl).hostname) &&
    isLoopbackName(host) &&
    !stripe?.secretKey.startsWith("sk_live")
  );
}
