import { CompactSign } from "jose";
import type { SigningKeys } from "../auth/session/signing-keys.ts";
import { type Receipt, receiptType } from "./receipt.ts";

/** A receipt as a compact JWS (ES256), whose payload is the receipt itself. */
export async function signReceipt(keys: SigningKeys, receipt: Receipt): Promise<string> {
  const { id, sign } = await keys.newest();
  return new CompactSign(new TextEncoder().encode(JSON.stringify(receipt)))
    .setProtectedHeader({ alg: "ES256", kid: id, typ: receiptType })
    .sign(sign);
}
