import { describe, expect, it } from "vitest";
import { addressKey, findClientAddress } from "./client-address";

const socket = { "x-socket-ip": "192.0.2.1" };
const find = (headers: Record<string, string>, proxyHops: number, platformHeader: string | null = null) =>
  findClientAddress(new Headers(headers), { proxyHops, platformHeader });

describe("findClientAddress", () => {
  it("uses the socket's address, whatever X-Forwarded-For says, if no proxy is trusted (RA12)", () => {
    expect(find({ ...socket, "x-forwarded-for": "198.51.100.7" }, 0)).toBe("192.0.2.1");
    expect(find(socket, 0)).toBe("192.0.2.1");
  });

  it.each([
    ["203.0.113.9", 1, "203.0.113.9"],
    ["1.1.1.1, 203.0.113.9", 1, "203.0.113.9"],
    ["1.1.1.1, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"],
    ["203.0.113.9:4711", 1, "203.0.113.9"],
    ["[2001:db8::1]:443", 1, "2001:db8::1"],
    ["2001:db8::1", 1, "2001:db8::1"],
  ])("reads %j with %i trusted proxies as %s", (list, hops, expected) => {
    expect(find({ ...socket, "x-forwarded-for": list }, hops)).toBe(expected);
  });

  it.each(["", "203.0.113.9", "unknown, 10.0.0.2", "<script>, 10.0.0.2"])(
    "falls back to the socket's address if %j names nobody for two proxies",
    (list) => {
      expect(find({ ...socket, "x-forwarded-for": list }, 2)).toBe("192.0.2.1");
    },
  );

  it("uses the platform's own header if there is no socket of the caller's", () => {
    const headers = { "x-vercel-forwarded-for": "203.0.113.9", "x-socket-ip": "6.6.6.6" };
    expect(find(headers, 0, "x-vercel-forwarded-for")).toBe("203.0.113.9");
  });
});

describe("addressKey", () => {
  it("counts all addresses of an IPv6 /64 as one, and those of the next as another", () => {
    const key = addressKey("2001:db8:1:2::1");
    expect(addressKey("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(key);
    expect(addressKey("2001:0DB8:0001:0002::9")).toBe(key);
    expect(addressKey("2001:db8:1:3::1")).not.toBe(key);
    expect(addressKey("fe80::1%eth0")).toBe(addressKey("fe80::2"));
  });

  it("recognizes an IPv4 address in every notation", () => {
    expect(addressKey("192.0.2.1")).toBe("192.0.2.1");
    expect(addressKey("::ffff:192.0.2.1")).toBe("192.0.2.1");
    expect(addressKey("::ffff:c000:201")).toBe("192.0.2.1");
  });

  it.each(["", "nobody", "1.2.3.4, 5.6.7.8", "x".repeat(5000)])("counts %j as one unknown caller", (text) => {
    expect(addressKey(text)).toBe("unknown");
  });
});
