import type { Context } from "hono";
import { clientAddress } from "../../http/client-address.ts";
import { networkOfAddress } from "../../http/network-of-address.ts";
import { TooManyRequestsError } from "../../http/request-limits.ts";
import type { DataParts } from "../data-parts.ts";
import { RequestError } from "../request-error.ts";
import { type Caller, identifyCaller } from "./identify-caller.ts";

/**
 * Who makes the request, counted for the network it comes from (before its token is looked at) and for the account it
 * is made for. Throws `RequestError`: 429 with `Retry-After` when either asks too often, and as `identifyCaller` does.
 */
export async function admitCaller(
  context: Context,
  parts: Pick<DataParts, "keys" | "secretKey" | "requestLimits">,
): Promise<Caller> {
  const { requestLimits } = parts;
  const address = clientAddress(context);
  count(context, () => requestLimits.countNetwork(address));
  const caller = await identifyCaller(context, parts);
  const { account } = caller;
  if (account !== null) count(context, () => requestLimits.countAccount(account));
  return caller.role === "anon" ? { ...caller, counted: networkOfAddress(address) } : caller;
}

function count(context: Context, use: () => void): void {
  try {
    use();
  } catch (error) {
    if (!(error instanceof TooManyRequestsError)) throw error;
    context.header("retry-after", String(error.retryAfterSeconds));
    throw new RequestError(429, "over_request_rate_limit", "Request rate limit reached", {
      hint: `Try again in ${error.retryAfterSeconds} seconds.`,
    });
  }
}
