import { isIPv4, isIPv6 } from "node:net";
import { bareAddress, networkOfAddress } from "../http/network-of-address.ts";

/** The part of an address that is many people's: it tells one's own network from a stranger's, and says no more. */
export function coarseNetwork(address: string | null): string | null {
  const bare = bareAddress(address ?? "");
  if (isIPv4(bare)) return `${bare.split(".").slice(0, 2).join(".")}.x.x`;
  if (!isIPv6(bare)) return null;
  return `${networkOfAddress(bare).split(":").slice(0, 3).join(":")}:…`;
}
