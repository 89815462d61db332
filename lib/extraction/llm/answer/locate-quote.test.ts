import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldForQuotes, locateQuote, nearest } from "./locate-quote";

const locate = (text: string, quote: string) =>
  locateQuote(foldForQuotes(text), quote).map(({ start, end }) => text.slice(start, end));

describe("locateQuote", () => {
  it("finds every place of a quote, in the words of the text", () => {
    expect(locateQuote(foldForQuotes("At 3, then at 3."), "at 3")).toEqual([
      { quote: "at 3", start: 11, end: 15 },
    ]);
    expect(locate("at 3, then at 3.", "at 3")).toEqual(["at 3", "at 3"]);
  });

  it.each([
    ["Lunch  at\n noon", "lunch at noon", "Lunch  at\n noon"],
    ["It’s “Ana’s” party", "it's \"Ana's\" party", "It’s “Ana’s” party"],
    ["3–4 pm", "3-4 pm", "3–4 pm"],
    ["Café Luz", "cafe luz", "Café Luz"],
    ["Cafe\u0301 Luz", "Café Luz", "Cafe\u0301 Luz"],
    ["to\u00ADmor\u200Brow", "tomorrow", "to\u00ADmor\u200Brow"],
    ["İstanbul at 5", "istanbul", "İstanbul"],
    ["Große Straße 5", "GROSSE STRASSE 5", "Große Straße 5"],
    ["🎉 Party 🎉 at 9", "party 🎉 at 9", "Party 🎉 at 9"],
    ["明日の午後3時に", "午後3時", "午後3時"],
  ])("finds in %j the quote %j despite its form", (text, quote, found) => {
    expect(locate(text, quote)).toEqual([found]);
  });

  it.each([
    ["at 30", "at 3"],
    ["Planar", "plan"],
    ["Lunch tomorrow", "dinner tomorrow"],
    ["Lunch", ""],
    ["Lunch, at 3", ", "],
    ["Lunch", "\u200B"],
  ])("does not find in %j the quote %j", (text, quote) => {
    expect(locate(text, quote)).toEqual([]);
  });

  it("returns ranges of the text's own words, whatever text and quote", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), fc.nat(), (text, from, length) => {
        const source = foldForQuotes(text);
        const quote = text.slice(from % (text.length + 1)).slice(0, length % 20);
        for (const range of locateQuote(source, quote)) {
          expect(range.quote).toBe(text.slice(range.start, range.end));
          expect(foldForQuotes(range.quote).folded.trim()).toBe(foldForQuotes(quote).folded.trim());
        }
      }),
    );
  });
});

describe("nearest", () => {
  it("chooses the range next to the other one, the first if several are equally near", () => {
    const at = (start: number) => ({ quote: "x", start, end: start + 1 });
    expect(nearest([at(0), at(8), at(20)], at(10))).toEqual(at(8));
    expect(nearest([at(8), at(12)], at(10))).toEqual(at(8));
    expect(nearest([], at(10))).toBeNull();
  });
});
