// How many connections one address may keep open. The limit is enough for a school's laboratory, but one machine cannot
// take all connections. Our own proxies carry everyone's requests, so they are not counted.
import type { Socket } from "node:net";
import { BlockList, isIPv6 } from "node:net";

/** Fastify's names for address ranges. */
const named: Record<string, string[]> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

export function addressList(addresses: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of addresses.flatMap((address) => named[address] ?? [address])) {
    const [start = "", bits] = range.split("/");
    const family = isIPv6(start) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(start, family);
    else list.addSubnet(start, Number(bits), family);
  }
  return (address) => list.check(plainAddress(address), isIPv6(plainAddress(address)) ? "ipv6" : "ipv4");
}

export const isLoopback = addressList(["loopback"]);

/** An IPv4 address received over IPv6 is the same address. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, "");

export function countConnections(most: number, isProxy: (address: string) => boolean): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    if (!address || isProxy(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(address, count);
    socket.once("close", () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  };
}
