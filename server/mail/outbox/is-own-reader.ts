import type { Context } from "hono";
import { isLoopback } from "../../http/client-address.ts";

const ownNames = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;
const proxyHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * Whether the request was made on this machine, by nobody else's hand: from a loopback address, not through a proxy,
 * and to a name that only this machine answers to (a foreign page whose name was rebound to 127.0.0.1 sends its own).
 */
export function isOwnReader(context: Context): boolean {
  const { hostname } = new URL(context.req.url);
  const isProxied = proxyHeaders.some((name) => context.req.header(name) !== undefined);
  return isLoopback(context) && !isProxied && ownNames.test(hostname);
}
