import { BlockList, isIPv4, isIPv6 } from "node:net";
import { bareAddress } from "../http/network-of-address.ts";

const reserved = new BlockList();
// RFC 6890 and what came after it: this network, private, shared, loopback, link-local, tests, multicast, future.
for (const [network, length] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  reserved.addSubnet(network, length, "ipv4");
}
// Of what is global: Teredo and other protocols, documentation, 6to4, which carry or stand for other addresses.
for (const [network, length] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  reserved.addSubnet(network, length, "ipv6");
}
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

/** Whether `address` is one of the open internet, and none of this machine, its network or its provider. */
export function isPublicAddress(address: string): boolean {
  const bare = bareAddress(address);
  if (isIPv4(bare)) return !reserved.check(bare, "ipv4");
  return isIPv6(bare) && global.check(bare, "ipv6") && !reserved.check(bare, "ipv6");
}
