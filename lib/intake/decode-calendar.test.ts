import { describe, expect, it } from "vitest";
import { decodeCalendar } from "./decode-calendar";

const bytesOf = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part)] : part)));

describe("the text of a calendar file", () => {
  it.each([
    ["CRLF and a space", "\r\n "],
    ["CRLF and a tab", "\r\n\t"],
    ["a line feed and a space", "\n "],
  ])("is joined where %s fold it within a character (RFC 5545 § 3.1)", (_name, fold) => {
    const text = decodeCalendar(bytesOf("SUMMARY:Caf", [0xc3], fold, [0xa9], " größer\r\nEND:VEVENT\r\n"));
    expect(text).toBe("SUMMARY:Café größer\r\nEND:VEVENT\r\n");
  });

  it("keeps ends of lines that are no folds, and blanks within lines", () => {
    const text = "A: b\r\nC:\td\n\rE:f\r\n\r\nG: \r\n";
    expect(decodeCalendar(bytesOf(text))).toBe(text);
  });

  it("is read in the other encodings that a text may have", () => {
    expect(decodeCalendar(bytesOf("A:Caf", [0xe9], "\r\n  ", [0xe9]))).toBe("A:Café é");
    expect(decodeCalendar(bytesOf([0xff, 0xfe, 0x41, 0, 0x0a, 0, 0x20, 0, 0xe9, 0]))).toBe("A\n é");
  });
});
