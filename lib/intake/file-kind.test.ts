import { describe, expect, it } from "vitest";
import { kindOfFile } from "./file-kind";

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const kindOf = (name: string, content: string, type = "") =>
  kindOfFile({ name, type, bytes: bytesOf(content) });

describe("the kind of a file", () => {
  it.each([
    ["plan.txt", "text"],
    ["PLAN.MD", "text"],
    ["README", "text"],
    ["plan.csv", "table"],
    ["plan.htm", "page"],
    ["plan.eml", "mail"],
    ["plan.ics", "calendar"],
    ["plan.exe", "other"],
  ] as const)("is told by the name %s", (name, kind) => {
    expect(kindOf(name, "Lunch")).toBe(kind);
  });

  it("is told by its type where its name says nothing", () => {
    expect(kindOf("download.bin", "Lunch", "text/html; charset=utf-8")).toBe("page");
    expect(kindOf("notes.log", "Lunch", "text/x-log")).toBe("text");
  });

  it.each([
    ["%PDF-1.7", "pdf"],
    ["\u0089PNG\r\n", "picture"],
    ["\u00ff\u00d8\u00ff\u00e0", "picture"],
    ["GIF89a\u0001\u0000", "picture"],
    ["\u0000\u0000\u0000\u0018ftypheic", "heic"],
    ["PK\u0003\u0004", "other"],
    ["\u007fELF\u0000", "other"],
    ["\r\nBEGIN:VCALENDAR\r\n", "calendar"],
    ["BM\u0000\u0000", "other"],
  ] as const)("is told by its first bytes %j, whatever it is called", (content, kind) => {
    expect(kindOf("innocent.txt", content)).toBe(kind);
  });

  it("is text for text in UTF-16, and for words that begin as a bitmap does", () => {
    expect(kindOf("plan.txt", "\u00ff\u00feL\u0000u\u0000")).toBe("text");
    expect(kindOf("plan.txt", "BM meeting on Friday")).toBe("text");
  });
});
