import { isIPv6 } from "node:net";

/**
 * What one client counts as in limits by IP: an IPv4 address stands for itself (also when written as IPv6), an IPv6
 * address for its /64, because whoever has one has all 2^64 of them (RFC 4291, section 2.5.1). Anything else, such
 * as "unknown", stays as it is.
 */
export function networkOfAddress(address: string): string {
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return dotted(groups.slice(6));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

function groupsOf(address: string): string[] {
  // A URL spells an IPv6 address one way only: groups without leading zeros, the longest gap as "::".
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = head === "" ? [] : head.split(":");
  if (tail === undefined) return left;
  const right = tail === "" ? [] : tail.split(":");
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

function dotted(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join(".");
}
