import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test("all addresses of one /64 count as one network, and each IPv4 address counts alone", () => {
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:0db8:1:2:ffff:1:2:3"));
  expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(networkOf("::ffff:10.0.0.1")).toBe("10.0.0.1");
  expect(networkOf("10.0.0.2")).toBe("10.0.0.2");
});
