import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { bareAddress, unknownAddress } from "./network-of-address.ts";

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * The address a request comes from, bare (`bareAddress`). A reverse proxy on this machine is believed about the client
 * it speaks for (the last entry of `x-forwarded-for`, the one the proxy itself wrote); anybody else's header is ignored.
 */
export function clientAddress(context: Context): string {
  const peer = getConnInfo(context).remote.address ?? unknownAddress;
  if (!loopback.has(peer)) return bareAddress(peer);
  const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return bareAddress(forwarded || peer);
}
