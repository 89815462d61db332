import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkHost, linkLengthMax, readLink, readTypedLink } from "./event-link";

describe("the address where one joins", () => {
  it.each([
    ["https://zoom.us/j/123?pwd=a%20b", "https://zoom.us/j/123?pwd=a%20b"],
    [" HTTPS://Meet.Google.com/abc-defg-hij\n", "https://meet.google.com/abc-defg-hij"],
    ["https://example.com", "https://example.com/"],
    ["https://bücher.example/raum 4", "https://xn--bcher-kva.example/raum%204"],
    ['https://example.com/?a="<b>\\`{c}|^', "https://example.com/?a=%22%3Cb%3E%5C%60%7Bc%7D%7C%5E"],
    ["https://exam\r\nple.com/\tx", "https://example.com/x"],
  ])("%j is kept as %j", (typed, link) => {
    expect(readLink(typed)).toBe(link);
    expect(readLink(link)).toBe(link);
  });

  it.each([
    "",
    "zoom.us/j/123",
    "http://zoom.us/j/123",
    "javascript:alert(1)",
    "data:text/html,<script>",
    "tel:+15550100",
    "webcal://example.com",
    "https://",
    "https://zoom.us@evil.example/j/1",
    "https://user:secret@zoom.us/",
    "ftp://example.com",
    `https://example.com/${"x".repeat(linkLengthMax)}`,
  ])("%j is none", (typed) => {
    expect(readLink(typed)).toBeNull();
    expect(linkHost(typed)).toBeNull();
  });

  it("holds no character that ends a line, a quotation or an attribute, whatever was typed", () => {
    const path = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(path, (words) => {
        const link = readLink(`https://example.com/${words}`);
        if (link === null) return;
        expect(link).toMatch(/^https:\/\/example\.com\/[\w.~:/?#[\]@!$&'()*+,;=%-]*$/);
        expect(readLink(link)).toBe(link);
      }),
    );
  });

  it("may be typed without its scheme", () => {
    expect(readTypedLink("zoom.us/j/123")).toBe("https://zoom.us/j/123");
    expect(readTypedLink(" teams.microsoft.com ")).toBe("https://teams.microsoft.com/");
    for (const typed of ["room 4", "zoom", "javascript:alert(1)", "a@b.example", "http://zoom.us/j/1"])
      expect(readTypedLink(typed), typed).toBeNull();
  });

  it("shows its host, other alphabets in ASCII so that no letter passes for another", () => {
    expect(linkHost("https://www.zoom.us/j/1")).toBe("zoom.us");
    expect(linkHost("https://meet.example:8443/x")).toBe("meet.example:8443");
    expect(linkHost("https://zооm.us/j/1")).toMatch(/^xn--/);
  });
});
