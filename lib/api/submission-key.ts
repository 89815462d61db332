/**
 * A random UUID (RFC 9562 § 5.4). `crypto.randomUUID` exists only on https and localhost, but a home server
 * is also reached by its plain address, so the UUID is made from random bytes here.
 */
export function createSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, position) => {
    if (position === 6) return (byte & 0x0f) | 0x40;
    if (position === 8) return (byte & 0x3f) | 0x80;
    return byte;
  })
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
