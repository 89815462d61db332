import { describe, expect, it } from "vitest";
import { createOwnAddresses, isOwnHost, runsInContainer } from "./request-host";

const own = new Set(["192.168.1.10", "2001:db8:0:0:0:0:0:10"]);
const rule = {
  publicOrigin: undefined,
  isOwnAddress: (address: string) => own.has(address),
  isContainer: false,
};

describe("isOwnHost (D12, RA8)", () => {
  it.each([
    "localhost",
    "localhost:3000",
    "LOCALHOST:4242",
    "127.0.0.1:3000",
    "127.9.9.9",
    "[::1]:3000",
    "[::1]",
    "192.168.1.10:3000",
    "[2001:db8::10]:3000",
    "[::ffff:192.168.1.10]:80",
  ])("accepts %s without APP_ORIGIN", (host) => {
    expect(isOwnHost(host, rule)).toBe(true);
  });

  it.each([
    null,
    "",
    "evil.example",
    "evil.example:3000",
    "localhost.evil.example",
    "evil.localhost.example",
    "127.0.0.1.evil.example",
    "192.168.1.11:3000",
    "0.0.0.0:3000",
    "2130706433:3000",
    "0x7f.1",
    "127.1",
    "0177.0.0.1",
    "[::]:3000",
    "[2001:db8::11]",
    "localhost:3000, evil.example",
    "localhost@evil.example",
    "user@localhost",
    "localhost:99999999",
    "localhost/",
    "[::1",
    "x".repeat(5000),
  ])("refuses %j without APP_ORIGIN", (host) => {
    expect(isOwnHost(host, rule)).toBe(false);
  });

  it("accepts only that host with APP_ORIGIN", () => {
    const named = { ...rule, publicOrigin: "https://saywhen.example" };
    expect(isOwnHost("saywhen.example", named)).toBe(true);
    expect(isOwnHost("SayWhen.example:443", named)).toBe(true);
    for (const host of ["localhost:3000", "saywhen.example:3000", "saywhen.example:80", "evil.example", ""]) {
      expect(isOwnHost(host, named), host).toBe(false);
    }
    expect(isOwnHost("saywhen.example:8443", { ...rule, publicOrigin: "http://saywhen.example:8443" })).toBe(
      true,
    );
  });

  it("accepts private addresses in a container, since the host's own cannot be seen from there", () => {
    const inside = { ...rule, isContainer: true };
    for (const host of ["10.0.0.7:3000", "172.17.0.1", "192.168.7.7:8080", "[fd00::7]:3000"]) {
      expect(isOwnHost(host, inside), host).toBe(true);
    }
    for (const host of ["203.0.113.9", "8.8.8.8:3000", "evil.example", "[2001:db8::11]"]) {
      expect(isOwnHost(host, inside), host).toBe(false);
    }
  });
});

describe("createOwnAddresses", () => {
  const listing = (addresses: string[]) => () => ({
    eth0: addresses.map((address) => ({
      address,
      netmask: "",
      mac: "",
      internal: false,
      cidr: null,
      family: "IPv4" as const,
    })),
  });

  it("finds an address that the machine got later, and reads the list at most every ten seconds", () => {
    let addresses = ["192.168.1.10"];
    let reads = 0;
    const isOwnAddress = createOwnAddresses(() => {
      reads += 1;
      return listing(addresses)();
    });
    expect(isOwnAddress("192.168.1.10", 0)).toBe(true);
    addresses = ["192.168.1.77"];
    for (let count = 0; count < 1000; count += 1) expect(isOwnAddress("192.168.1.77", 5000)).toBe(false);
    expect(reads).toBe(1);
    expect(isOwnAddress("192.168.1.77", 10_000)).toBe(true);
    expect(isOwnAddress("192.168.1.10", 10_000)).toBe(false);
  });

  it("recognizes the addresses of this machine", () => {
    expect(createOwnAddresses()("127.0.0.1")).toBe(true);
  });
});

describe("runsInContainer", () => {
  it("recognizes the marks that Docker, Podman and Kubernetes leave", () => {
    expect(runsInContainer(() => false)).toBe(false);
    expect(runsInContainer((path) => path === "/.dockerenv")).toBe(true);
  });
});
