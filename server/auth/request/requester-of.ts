import type { Context } from "hono";
import { clientAddress } from "../../http/client-address.ts";
import type { Requester } from "../auth-parts.ts";

/** Where a request comes from. */
export function requesterOf(context: Context): Requester {
  return { ip: clientAddress(context), userAgent: (context.req.header("user-agent") ?? "").slice(0, 500) };
}
