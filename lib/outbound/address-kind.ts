import ipaddr from "ipaddr.js";

/**
 * - `public`: on the internet, for anyone.
 * - `private`: this machine or its own network; only an operator may name such an address.
 * - `never`: nothing that a model listens on, or where a cloud hands out its secrets.
 */
type AddressKind = "public" | "private" | "never";

// The addresses at which clouds give a machine its own credentials. 168.63.129.16 is Azure's and counts as
// public by its range; the others are in ranges that an operator may list. 169.254.0.0/16 is link-local and
// refused with its range.
const metadataAddresses: ReadonlySet<string> = new Set([
  "168.63.129.16",
  "100.100.100.200",
  "fd00:ec2::254",
  "fd00:c1::a9fe:a9fe",
  "fd20:ce::254",
]);

const privateRanges: ReadonlySet<string> = new Set(["loopback", "private", "carrierGradeNat", "uniqueLocal"]);

// All ranges that IANA has allocated for the public internet. Outside them, ipaddr.js also calls unassigned
// space "unicast", and with it the forms that wrap an IPv4 address, such as ::127.0.0.1 (RFC 4291 § 2.5.5.1).
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
// RFC 6052 § 2.1: the prefix by which an IPv6-only network reaches IPv4.
const addressTranslation = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/** The kind of an IP address in any notation; `never` for a text that is not an IP address. */
export function addressKind(text: string): AddressKind {
  if (!ipaddr.isValid(text)) return "never";
  // `process` unwraps IPv4-mapped addresses (::ffff:127.0.0.1).
  const address = ipaddr.process(text);
  if (metadataAddresses.has(address.toString())) return "never";
  if (privateRanges.has(address.range())) return "private";
  if (address instanceof ipaddr.IPv6) {
    if (address.match(addressTranslation)) return translatedKind(address);
    if (!address.match(globalUnicast)) return "never";
  }
  return address.range() === "unicast" ? "public" : "never";
}

/** RFC 6052 § 3.1: the prefix may only be used with public addresses, so a private one in it is a trick. */
function translatedKind(address: ipaddr.IPv6): AddressKind {
  const embedded = ipaddr.fromByteArray(address.toByteArray().slice(12));
  return addressKind(embedded.toString()) === "public" ? "public" : "never";
}
