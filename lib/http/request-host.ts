import "server-only";
import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";
import { environment, isServerless } from "@/lib/env";

interface HostRule {
  /** APP_ORIGIN, if it is set: then only its host counts (SPEC D12). */
  publicOrigin: string | undefined;
  /** Whether this is one of the machine's own addresses. */
  isOwnAddress: (address: string) => boolean;
  /** Inside a container, whose host's addresses cannot be seen from here. */
  isContainer: boolean;
}

const defaultPorts: Record<string, string> = { "http:": ":80", "https:": ":443" };
const privateRanges = ["private", "uniqueLocal", "linkLocal"];

function isHostOf(origin: string, host: string): boolean {
  const { host: own, protocol, port } = new URL(origin);
  return host === own || (port === "" && host === `${own}${defaultPorts[protocol]}`);
}

/**
 * Whether a request's Host header names this server (SPEC D12). Without APP_ORIGIN that is loopback or an
 * address of this machine, with any port: a page of another site can make a browser send its own name to this
 * machine (DNS rebinding), but no name makes a browser send an address. In a container a private address is
 * taken as the machine's.
 */
export function isOwnHost(header: string | null, rule: HostRule): boolean {
  const host = (header ?? "").toLowerCase();
  if (rule.publicOrigin !== undefined) return isHostOf(rule.publicOrigin, host);
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([a-z\d.-]+))(?::\d{1,5})?$/.exec(host) ?? [];
  if (plain === "localhost") return true;
  const isAddress =
    bracketed === undefined
      ? ipaddr.IPv4.isValidFourPartDecimal(plain ?? "")
      : ipaddr.IPv6.isValid(bracketed);
  if (!isAddress) return false;
  const address = ipaddr.process(bracketed ?? plain ?? "");
  if (address.range() === "loopback" || rule.isOwnAddress(address.toNormalizedString())) return true;
  return rule.isContainer && privateRanges.includes(address.range());
}

const addressesKeptMs = 10_000;

/**
 * The machine's own addresses, read again (at most every ten seconds) when one is asked for that is not among
 * them.
 */
export function createOwnAddresses(list: typeof networkInterfaces = networkInterfaces) {
  let known = new Set<string>();
  let readMs = Number.NEGATIVE_INFINITY;
  return (address: string, nowMs = performance.now()): boolean => {
    if (!known.has(address) && nowMs - readMs >= addressesKeptMs) {
      readMs = nowMs;
      const entries = Object.values(list()).flatMap((addresses) => addresses ?? []);
      // Without its zone (fe80::1%eth0), which a Host header never contains.
      known = new Set(
        entries.map((entry) => ipaddr.process(entry.address.split("%")[0] ?? "").toNormalizedString()),
      );
    }
    return known.has(address);
  };
}

/** True where Docker, Podman or Kubernetes left its mark in the file system. */
export function runsInContainer(exists: (path: string) => boolean = existsSync): boolean {
  return ["/.dockerenv", "/run/.containerenv", "/var/run/secrets/kubernetes.io"].some(exists);
}

const rule: HostRule = {
  publicOrigin: environment.APP_ORIGIN,
  isOwnAddress: createOwnAddresses(),
  isContainer: runsInContainer(),
};

/**
 * Whether this server answers a request with that Host header. A serverless platform passes on only requests
 * for its configured names, so only APP_ORIGIN narrows them there.
 */
export function isServedHost(header: string | null): boolean {
  if (isServerless && rule.publicOrigin === undefined) return true;
  return isOwnHost(header, rule);
}
