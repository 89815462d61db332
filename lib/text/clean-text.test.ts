import { describe, expect, it } from "vitest";
import { cleanText, isBlank } from "./clean-text";

describe("cleanText", () => {
  it("drops control characters but keeps tabs and line feeds", () => {
    expect(cleanText("a\u0000b\tc\nd\u007Fe\u0085f\u001Bg")).toBe("ab\tc\ndefg");
  });

  it("replaces a lone surrogate by the replacement character and keeps emoji", () => {
    expect(cleanText("x\uD800y 🎉")).toBe("x\uFFFDy 🎉");
  });

  it("converts every line ending to a line feed", () => {
    expect(cleanText("a\r\nb\rc")).toBe("a\nb\nc");
  });
});

describe("isBlank", () => {
  it.each(["", "  \n\t", "\u200B\u200D\uFEFF", "\u0000\u0007", "\u2066\u00AD\uFE0F"])(
    "counts %j as blank",
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(["a", " 🎉 ", "昼"])("counts %j as text", (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
