import { describe, expect, test } from "vitest";
import { isPublicAddress, parseIpAddress } from "#rules/network/ip-address.ts";

describe("public addresses", () => {
  test.each([
    "1.1.1.1",
    "8.8.8.8",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
    "168.63.129.15",
    "168.63.129.17",
    "169.253.255.255",
    "169.255.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "192.0.1.0",
    "192.0.3.0",
    "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "2000::",
    "2001:200::1",
    "2001:4860:4860::8888",
    "2606:4700:4700::1111",
    "2a00:1450:4001:82a::200e",
    "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "64:ff9b::8.8.8.8",
    "64:ff9b::808:808",
  ])("%s", (address) => expect(isPublicAddress(address)).toBe(true));
});

describe("addresses that are not public", () => {
  test.each([
    ["unspecified", ["0.0.0.0", "0.255.255.255", "::", "0:0:0:0:0:0:0:0"]],
    ["loopback", ["127.0.0.1", "127.255.255.255", "::1", "0:0:0:0:0:0:0:1"]],
    ["private", ["10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.0.0", "192.168.255.255"]],
    ["carrier-grade NAT", ["100.64.0.0", "100.127.255.255", "100.100.100.200"]],
    ["link-local", ["169.254.0.0", "169.254.169.254", "169.254.255.255", "fe80::1", "febf::1", "fec0::1"]],
    ["a cloud's own", ["168.63.129.16", "192.0.0.192", "fd00:ec2::254"]],
    ["unique local", ["fc00::", "fdff:ffff::1"]],
    ["documentation", ["192.0.2.1", "198.51.100.7", "203.0.113.255", "2001:db8::1", "3fff::1", "3fff:fff::1"]],
    ["benchmarks and protocols", ["198.18.0.0", "198.19.255.255", "192.0.0.8", "192.88.99.1", "2001:2::1", "100::1"]],
    ["multicast", ["224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1"]],
    ["reserved", ["240.0.0.1", "255.255.255.255", "4000::", "1fff::1", "5f00::1"]],
    ["IPv4-mapped", ["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8", "0:0:0:0:0:FFFF:A9FE:A9FE"]],
    ["IPv4-compatible and translated", ["::127.0.0.1", "::8.8.8.8", "::ffff:0:127.0.0.1"]],
    ["NAT64 around a private one", ["64:ff9b::127.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b::10.1.2.3"]],
    ["local NAT64", ["64:ff9b:1::8.8.8.8", "64:ff9b:0:0:0:1:808:808"]],
    ["6to4 and Teredo", ["2002:7f00:1::", "2002:a9fe:a9fe::1", "2002:808:808::1", "2001:0:4136:e378::1"]],
  ])("%s", (_kind, addresses) => {
    for (const address of addresses) {
      expect(parseIpAddress(address), address).not.toBeNull();
      expect(isPublicAddress(address), address).toBe(false);
    }
  });
});

test("what is no address in its plain spelling is not public", () => {
  const odd = [
    "",
    "8.8.8",
    "8.8.8.8.8",
    "8.8.8.256",
    "08.8.8.8",
    "0x8.8.8.8",
    "134744072",
    "0x08080808",
    "8.8.8.8 ",
    "8.8.8.8\n",
    "８.8.8.8",
    "2000::1::2",
    "2000:::1",
    ":2000::1",
    "2000::1:",
    "2000:0:0:0:0:0:0:0:1",
    "2000:0:0:0:0:0:0",
    "2000:0:0:0:0:0:0::1:1",
    "2000::12345",
    "2000::8.8.8.8:1",
    "2000::1%eth0",
    "[2000::1]",
    "example.com",
  ];
  for (const text of odd) {
    expect(parseIpAddress(text), text).toBeNull();
    expect(isPublicAddress(text), text).toBe(false);
  }
});

test("both spellings of one address are the same bytes", () => {
  expect(parseIpAddress("::ffff:192.168.1.2")).toEqual(parseIpAddress("::FFFF:c0a8:0102"));
  expect(parseIpAddress("2001:db8::1")).toEqual(parseIpAddress("2001:0db8:0000:0000:0000:0000:0000:0001"));
  expect(parseIpAddress("1::")).toEqual(parseIpAddress("1:0:0:0:0:0:0:0"));
});
