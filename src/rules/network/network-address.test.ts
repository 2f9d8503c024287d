import { expect, test } from "vitest";
import { networkOf, shortNetworkOf } from "#rules/network/network-address.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:50123", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["[2001:db8:1:2::7]:443", "2001:db8:1:2"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["", ""],
  ["unknown", "unknown"],
])("%s belongs to %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("neighbours in one network are one, those in the next are not", () => {
  expect(networkOf("2001:db8:0:1::1")).toBe(networkOf("2001:db8:0:1:ffff:ffff:ffff:ffff"));
  expect(networkOf("2001:db8:0:1::1")).not.toBe(networkOf("2001:db8:0:2::1"));
});

test.each([
  ["192.0.2.7", "192.0.2.0/24"],
  ["::ffff:192.0.2.7", "192.0.2.0/24"],
  ["192.0.2.7:50123", "192.0.2.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["[2001:db8:1:2::7]:443", "2001:db8:1::/48"],
  ["", ""],
  ["unknown", ""],
])("of %s the log keeps %s", (address, network) => {
  expect(shortNetworkOf(address)).toBe(network);
});
