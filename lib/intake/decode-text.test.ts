import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text";

describe("the text of a file", () => {
  it.each([
    ["UTF-8", [0x43, 0x61, 0x66, 0xc3, 0xa9]],
    ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9]],
    ["UTF-16, little end first", [0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]],
    ["UTF-16, big end first", [0xfe, 0xff, 0, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9]],
    ["Windows-1252", [0x43, 0x61, 0x66, 0xe9]],
  ])("is read in %s", (_name, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe("Café");
  });
});
