import { describe, expect, it } from "vitest";
import { placeOfWord, wordsOfTsv } from "./picture-words";

interface Found {
  text: string;
  paragraph?: number;
  line?: number;
  left: number;
  confidence?: number;
}

/** As Tesseract writes it: a word of ten letters is a hundred wide, and twenty high. */
const tsv = (found: readonly Found[]) =>
  [
    "4\t1\t1\t1\t1\t0\t0\t0\t900\t20\t-1\t",
    ...found.map(({ text, paragraph = 1, line = 1, left, confidence = 95 }) =>
      [5, 1, 1, paragraph, line, 1, left, 0, text.length * 10, 20, confidence, text].join("\t"),
    ),
    "",
  ].join("\n");

describe("the words of a picture", () => {
  it("stand in lines and paragraphs, and cells of a row apart", () => {
    const { text } = wordsOfTsv(
      tsv([
        { text: "Sat", left: 0 },
        { text: "5", left: 40 },
        { text: "Supper", left: 200 },
        { text: "Hall", line: 2, left: 0 },
        { text: "Bring", paragraph: 2, left: 0 },
      ]),
    );
    expect(text).toBe("Sat 5   Supper\nHall\n\nBring");
  });

  it("are without what is hardly a word: specks, rules and patterns", () => {
    const { text } = wordsOfTsv(
      tsv([
        { text: "Supper", left: 0 },
        { text: "~", left: 80, confidence: 12 },
        { text: "wn", line: 2, left: 0, confidence: 41 },
        { text: "—", line: 3, left: 0 },
        { text: "Fell", line: 4, left: 0, confidence: 30 },
        { text: "tomorrow", line: 4, left: 60 },
      ]),
    );
    expect(text).toBe("Supper\nFell tomorrow");
  });

  it("are told where they may be wrong, the worst first and each once", () => {
    const { doubtful } = wordsOfTsv(
      tsv([
        { text: "Supper", left: 0 },
        { text: "7.3O", left: 80, confidence: 60 },
        { text: "Hnll", left: 140, confidence: 50 },
        { text: "7.3O", left: 200, confidence: 60 },
      ]),
    );
    expect(doubtful).toEqual(["Hnll", "7.3O"]);
  });

  it("are none where nothing was found", () => {
    expect(wordsOfTsv("")).toEqual({ text: "", doubtful: [] });
  });
});

describe("the place of a word", () => {
  it("is where it stands alone, and none where it is a part of others", () => {
    expect(placeOfWord("17 Hall, at 7 pm", "7")).toBe(12);
    expect(placeOfWord("17 Hall, at 7.30 pm", "7")).toBeNull();
  });
});
