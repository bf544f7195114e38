import { BlockList, isIPv4, isIPv6 } from "node:net";

/*
 * What lies behind an address that a host typed is asked from inside of our
 * network. Only what the whole internet may ask is asked: everything that
 * IANA's registries of special addresses name is refused.
 * https://www.iana.org/assignments/iana-ipv4-special-registry
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 */

const special4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Of the new kind only 2000::/3 is the internet, and of that not those that stand for others. */
const global6 = ["2000::/3"];
const special6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function listOf(networks: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits = ""] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const refused4 = listOf(special4, "ipv4");
const refused6 = listOf(special6, "ipv6");
const taken6 = listOf(global6, "ipv6");
const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether everybody may ask this address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused4.check(address, "ipv4");
  return isIPv6(address) && taken6.check(address, "ipv6") && !refused6.check(address, "ipv6");
}

export function isLoopbackAddress(address: string): boolean {
  if (isIPv4(address)) return loopback.check(address, "ipv4");
  return isIPv6(address) && loopback.check(address, "ipv6");
}
