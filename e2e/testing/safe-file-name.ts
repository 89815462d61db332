import assert from "node:assert/strict";
import fc from "fast-check";

const pieces = [
  "\r\n",
  "/",
  "\\",
  '"',
  "..",
  "%2F",
  "\u0000",
  "\u202E",
  "\uD83D",
  "CON",
  "🎉",
  "é",
  " ",
  "\u2028",
  "<|>",
  "; x=",
];

/** Titles that are made to break a file name or the header that carries it. */
export const hostileTitle = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary" }), fc.string()), { maxLength: 60 })
  .map((parts) => parts.join(""));

const reserved = /[/\\:*?"<>|\s\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/u;
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)\./;

/**
 * SPEC A5 and RA6: requires that a title's file can be saved under this name, and that the name follows the
 * rule.
 */
export function assertSafeName(name: string, title: string): void {
  const shown = JSON.stringify({ name, title });
  assert.match(name, /^[^.].*\.ics$/su, shown);
  assert.ok(new TextEncoder().encode(name).length <= 200, shown);
  assert.doesNotMatch(name, reserved, shown);
  assert.doesNotMatch(name, devices, shown);
  assert.equal(name, name.toLowerCase(), shown);
  assert.ok(name.isWellFormed(), shown);
  const plain = `${title.trim().toLowerCase().replace(/ +/g, "_")}.ics`;
  if (/^[A-Za-z0-9 ]*[A-Za-z0-9][A-Za-z0-9 ]*$/.test(title) && plain.length <= 200 && !devices.test(plain)) {
    assert.equal(name, plain);
  }
}
