import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";
import { platformAddressHeader } from "@/lib/env";

/** Where the server guard writes the address of a request's socket, replacing whatever the client sent. */
export const socketAddressHeader = "x-socket-ip";

/**
 * The header fields that tell where a request came from (`findClientAddress`), for a request that never
 * reaches Next.
 */
export function addressFields(socketAddress: string | undefined, given: IncomingHttpHeaders = {}): Headers {
  const fields = new Headers({ [socketAddressHeader]: socketAddress ?? "" });
  for (const name of [
    "x-forwarded-for",
    ...(platformAddressHeader === null ? [] : [platformAddressHeader]),
  ]) {
    const value = given[name];
    if (typeof value === "string") fields.set(name, value);
  }
  return fields;
}

interface AddressTrust {
  /** How many proxies of the operator's write X-Forwarded-For (SPEC D11). */
  proxyHops: number;
  /** The header of a serverless platform, which takes the place of the socket's address there. */
  platformHeader: string | null;
}

/**
 * The address in one entry of X-Forwarded-For, which some proxies write with a port or brackets; null for
 * none.
 */
function readAddress(entry: string): string | null {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(entry) ?? [];
  const address = bracketed ?? withPort ?? entry;
  return ipaddr.isValid(address) ? address : null;
}

/**
 * The address that a request came from. With n trusted proxies it is the n-th entry of X-Forwarded-For from
 * the right, the one that the outermost of them wrote; entries to the left of it are the client's own claims.
 * A shorter list did not pass through all proxies, so the socket's address counts.
 */
export function findClientAddress(headers: Headers, { proxyHops, platformHeader }: AddressTrust): string {
  const socketAddress = headers.get(platformHeader ?? socketAddressHeader) ?? "";
  if (proxyHops === 0) return socketAddress;
  const entries = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  return readAddress(entries.at(-proxyHops) ?? "") ?? socketAddress;
}

/**
 * What requests are counted by: an IPv4 address, or the /64 of an IPv6 address, since a client with one
 * address of it has all of them. An IPv4-mapped IPv6 address counts as the IPv4 address. All values that are
 * not addresses count as one caller.
 */
export function addressKey(address: string): string {
  // The common case, so it is not parsed; a server that listens on all addresses sees IPv4 as
  // ::ffff:192.0.2.1.
  const plain = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
  if (ipaddr.IPv4.isValidFourPartDecimal(plain)) return plain;
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const groups = parsed.toByteArray().slice(0, 8);
  return `${Buffer.from(groups).toString("hex")}/64`;
}
