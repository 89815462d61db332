import { describe, expect, it } from "vitest";
import { sourceLineOf } from "./source-line";

const spanOf = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};

/** The line with its lit words in brackets. */
const shown = (text: string, ...words: string[]) =>
  sourceLineOf(
    text,
    words.map((word) => spanOf(text, word)),
  )
    .map((part) => (part.isLit ? `[${part.text}]` : part.text))
    .join("");

describe("the line of a text that a field was read from", () => {
  const text = "Hi all,\nDinner next Friday at 7 at Café Luz\nBye";

  it("is the whole line with the words lit, each of them where there are several", () => {
    expect(shown(text, "next Friday")).toBe("Dinner [next Friday] at 7 at Café Luz");
    expect(shown(text, "at 7", "next Friday")).toBe("Dinner [next Friday] [at 7] at Café Luz");
    expect(shown(text, "Hi", "Bye")).toBe("[Hi] all,");
  });

  it("lights words once where spans overlap, and joins words that a line break parts", () => {
    expect(shown(text, "next Friday at 7", "Friday")).toBe("Dinner [next Friday at 7] at Café Luz");
    expect(shown(text, "Luz\nBye")).toBe("Dinner next Friday at 7 at Café [Luz Bye]");
  });

  it("is cut at words around the lit ones where it is long", () => {
    const long = `${"before ".repeat(20)}noon on Monday${" behind".repeat(20)}`;
    expect(shown(long, "noon on Monday")).toBe(
      `…${"before ".repeat(4)}[noon on Monday]${" behind".repeat(9)}…`,
    );
  });

  it("is empty without words", () => {
    expect(sourceLineOf(text, [])).toEqual([]);
  });
});
