import { describe, expect, it } from "vitest";
import { timed } from "@/lib/testing/processor-time";
import { isHeadingLine } from "./heading-line";
import { splitText } from "./split-text";

const lengthMax = 100;
const partsOf = (text: string, countMax = 8) =>
  splitText(text, { lengthMax, countMax }).map(({ start, end }) => text.slice(start, end));

const sentence = "The glaze talk is on Thursday at seven.";

describe("the parts of a text", () => {
  it("are the text again where they are joined by line breaks", () => {
    const texts = [
      `${sentence}\n${sentence}\n\n${sentence}\n\n\nDATES\n${sentence}\n- ${sentence}`,
      `${sentence} `.repeat(9).trim(),
      Array.from({ length: 60 }, (_, row) => `Row ${row}\tHall`).join("\n"),
    ];
    for (const text of texts) {
      const parts = partsOf(text, 20);
      expect(parts.length).toBeGreaterThan(2);
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(lengthMax);
      expect(parts.join("\n").replace(/\s/g, " ")).toBe(text.replace(/\s/g, " "));
    }
  });

  it("are one where it fits", () => {
    expect(partsOf(sentence)).toEqual([sentence]);
    expect(partsOf("x".repeat(lengthMax))).toHaveLength(1);
  });

  it("end at blank lines rather than within a paragraph", () => {
    const paragraph = `${sentence}\n${sentence}`;
    expect(partsOf(`${paragraph}\n\n${paragraph}\n\n${paragraph}`)).toEqual([
      `${paragraph}\n`,
      `${paragraph}\n`,
      paragraph,
    ]);
  });

  it("keep a heading with what it is for, whether or not a blank line stands between them", () => {
    for (const gap of ["\n", "\n\n"]) {
      const week = `Week two${gap}${sentence}`;
      const text = `${sentence}\n${sentence}\n\n${week}\n\n${sentence}\n${sentence}`;
      expect(partsOf(text).some((part) => part.startsWith(`Week two${gap}The`))).toBe(true);
    }
  });

  it("end between lines where there is no blank line, and before no indented one", () => {
    const rows = [
      "Mon 7 Dec: Choir in the hall at seven",
      "   bring the green folder",
      "Tue 8 Dec: Band practice",
    ];
    const text = [...rows, ...rows, ...rows].join("\n");
    const parts = partsOf(text);
    for (const part of parts) expect(part).toMatch(/^(?:Mon|Tue)/);
    expect(parts.join("\n")).toBe(text);
  });

  it("end within a line only where it is longer than a part: behind a sentence, else at a blank, else anywhere", () => {
    const many = `${sentence} `.repeat(4).trim();
    expect(partsOf(many)).toEqual([`${sentence} ${sentence}`, `${sentence} ${sentence}`]);
    const words = "word ".repeat(50).trim();
    for (const part of partsOf(words)) expect(part).toMatch(/^word.*word$/);
    const endless = partsOf("🎉".repeat(120));
    expect(endless.join("")).toBe("🎉".repeat(120));
    for (const part of endless) expect(part.isWellFormed()).toBe(true);
  });

  it("end at less sensible borders where there would be too many otherwise", () => {
    const paragraph = Array.from({ length: 3 }, () => "a".repeat(19)).join("\n");
    const text = Array.from({ length: 6 }, () => paragraph).join("\n\n");
    expect(partsOf(text, 6)).toHaveLength(6);
    expect(partsOf(text, 5).length).toBeLessThanOrEqual(5);
    expect(partsOf(text, 5).join("\n")).toBe(text);
    // Where it would be too many all the same, they stay sensible.
    expect(partsOf(text, 3)).toEqual(partsOf(text, 6));
  });

  it("are never blank", () => {
    expect(partsOf("")).toEqual([]);
    expect(partsOf("\n".repeat(500))).toEqual([]);
    expect(partsOf(`${sentence}${"\n".repeat(500)}${sentence}`).map((part) => part.trim())).toEqual([
      sentence,
      sentence,
    ]);
  });

  it("take a few milliseconds to find in a long text of short lines", () => {
    const text = "ab\n".repeat(7000);
    const { spentMs } = timed(() => splitText(text, { lengthMax: 1500, countMax: 8 }));
    expect(spentMs).toBeLessThan(1000);
  });
});

describe("a heading", () => {
  it.each([
    ["## Dates", false, true],
    ["PROGRAMME 2027", false, true],
    ["Saturday 5 December:", true, true],
    ["Saturday 5 December", false, false],
    ["- Saturday 5 December", true, false],
    ["We meet on Saturday.", true, false],
    ["Hi all,", true, false],
    ["2027", true, false],
    ["", true, false],
  ])("%j after a blank line %s: %s", (line, isAfterBlank, isHeading) => {
    expect(isHeadingLine(line, isAfterBlank)).toBe(isHeading);
  });
});
