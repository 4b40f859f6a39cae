// The network of one customer: an IPv4 address, or the /64 of an IPv6 address, because each IPv6 subscriber has a full
// range. Limits count by it, so that nobody escapes them by using the next address of their range.
import { isIPv6 } from "node:net";
import { plainAddress } from "./connections-per-address.ts";

export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("%")[0]!.split("::");
  const groups = (part: string) => (part === "" ? [] : part.split(":"));
  const missing = plain.includes("::") ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill("0"), ...groups(tail)];
  const prefix = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(":")}::/64`;
}
