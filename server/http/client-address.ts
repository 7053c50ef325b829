import type { IncomingMessage } from "node:http";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { bareAddress, unknownAddress } from "./network-of-address.ts";

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * The address a request comes from, bare (`bareAddress`). A reverse proxy on this machine is believed about the client
 * it speaks for (the last entry of `x-forwarded-for`, the one the proxy itself wrote); anybody else's header is ignored.
 */
export function clientAddress(context: Context): string {
  return addressOf(getConnInfo(context).remote.address, context.req.header("x-forwarded-for"));
}

/** The same of a request of Node's. */
export function addressOfRequest({ socket, headers }: IncomingMessage): string {
  const forwarded = headers["x-forwarded-for"];
  return addressOf(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.at(-1) : forwarded);
}

function addressOf(peer = unknownAddress, header: string | undefined): string {
  if (!loopback.has(peer)) return bareAddress(peer);
  return bareAddress(header?.split(",").at(-1)?.trim() || peer);
}
