import { isIPv4, isIPv6 } from "node:net";

/** What every text that is no address counts as: whoever sends junk shares one count with all who do. */
export const unknownAddress = "unknown";

/**
 * How much more an IPv6 /48 gets of a limit by network than one /56 in it, which are 256: enough for the neighbours of one
 * provider, and too little for whoever has all of it.
 */
export const widerShare = 8;

/**
 * The address that `text` names, without what stands around it: `ip`, `ip:port`, `[v6]`, `[v6]:port`, an IPv6 zone. An
 * IPv4 address written as IPv6 is given as IPv4. Anything else is `unknownAddress`.
 */
export function bareAddress(text: string): string {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1];
  if (bracketed !== undefined) return isIPv6(bracketed) ? plain(bracketed) : unknownAddress;
  if (isIPv6(trimmed)) return plain(trimmed);
  const withoutPort = trimmed.replace(/:\d{1,5}$/, "");
  return isIPv4(withoutPort) ? withoutPort : unknownAddress;
}

/**
 * The networks that a client counts as in limits, the narrowest first. An IPv4 address stands for itself. An IPv6 one
 * counts for its /56 and its /48: a household is given a /56 and whoever asks a /48, each with all addresses in it
 * (RFC 6177), so the address itself says nothing. What is no address counts as `unknownAddress`.
 */
export function networksOfAddress(address: string): [narrow: string, ...wider: string[]] {
  const bare = bareAddress(address);
  if (!isIPv6(bare)) return [bare];
  const [first = "0", second = "0", third = "0", fourth = "0"] = groupsOf(bare);
  const upper = Number.parseInt(fourth, 16) & 0xff00;
  return [`${first}:${second}:${third}:${upper.toString(16)}::/56`, `${first}:${second}:${third}::/48`];
}

/** The narrowest network of `address`: IPv4 itself, IPv6 its /56. */
export function networkOfAddress(address: string): string {
  return networksOfAddress(address)[0];
}

function plain(address: string): string {
  const bare = address.replace(/%.*$/, "");
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return dotted(groups.slice(6));
  return bare;
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
