import { describe, expect, it } from "vitest";
import { addressKind } from "./address-kind";

describe("addressKind", () => {
  it.each(["8.8.8.8", "104.18.7.192", "2606:4700::6812:7c0", "2001:4860:4860::8888", "64:ff9b::808:808"])(
    "calls %s public",
    (address) => {
      expect(addressKind(address)).toBe("public");
    },
  );

  it.each([
    "127.0.0.1",
    "127.255.255.254",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "100.64.0.1",
    "::1",
    "fd12:3456::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.5",
  ])("calls %s private", (address) => {
    expect(addressKind(address)).toBe("private");
  });

  it.each([
    ["cloud metadata", "169.254.169.254"],
    ["task metadata", "169.254.170.2"],
    ["metadata of AWS over IPv6", "fd00:ec2::254"],
    ["the same, written out", "fd00:0ec2:0:0:0:0:0:0254"],
    ["metadata of Google over IPv6", "fd20:ce::254"],
    ["metadata of Oracle over IPv6", "fd00:c1::a9fe:a9fe"],
    ["metadata of Alibaba", "100.100.100.200"],
    ["Azure's wire server", "168.63.129.16"],
    ["Azure's wire server, mapped", "::ffff:168.63.129.16"],
    ["metadata, mapped", "::ffff:a9fe:a9fe"],
    ["metadata, translated", "64:ff9b::a9fe:a9fe"],
    ["Azure's wire server, translated", "64:ff9b::168.63.129.16"],
    ["loopback, translated", "64:ff9b::7f00:1"],
    ["loopback, translated locally", "64:ff9b:1::7f00:1"],
    ["loopback in 6to4", "2002:7f00:1::"],
    ["Teredo", "2001:0:53aa:64c:0:fbfe:80ff:fffe"],
    ["loopback, IPv4-compatible", "::7f00:1"],
    ["loopback, translated without state", "::ffff:0:127.0.0.1"],
    ["loopback in ISATAP", "::5efe:7f00:1"],
    ["any address", "0.0.0.0"],
    ["any address over IPv6", "::"],
    ["this network", "0.1.2.3"],
    ["broadcast", "255.255.255.255"],
    ["multicast", "224.0.0.1"],
    ["multicast over IPv6", "ff02::1"],
    ["a reserved address", "240.0.0.1"],
    ["an address for documentation", "192.0.2.1"],
    ["an address for benchmarks", "198.18.0.1"],
    ["link-local", "fe80::1"],
    ["link-local with its zone", "fe80::1%eth0"],
    ["site-local", "fec0::1"],
    ["space that nobody has", "4000::1"],
    ["a name", "localhost"],
    ["nothing", ""],
  ])("never reaches %s (%s)", (_what, address) => {
    expect(addressKind(address)).toBe("never");
  });
});
