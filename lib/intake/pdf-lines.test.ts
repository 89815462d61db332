import { describe, expect, it } from "vitest";
import { linesOfPage, type PdfRun } from "./pdf-lines";

/** A run of ten-point letters, each five points wide. */
const run = (words: string, left: number, baseline: number, size = 10): PdfRun => ({
  words,
  left,
  baseline,
  width: words.length * 5,
  size,
});

describe("the lines of a page of a PDF", () => {
  it("are parted where the words go down, with a blank line where there is space", () => {
    const page = [run("Supper", 50, 700), run("on Friday", 50, 688), run("Bring a chair.", 50, 660)];
    expect(linesOfPage(page)).toBe("Supper\non Friday\n\nBring a chair.");
  });

  it("keep words apart that stand apart, and letters together that stand together", () => {
    const page = [
      run("The 1", 50, 700),
      run("st", 75, 704, 6),
      run("rehearsal", 88, 700),
      run(" ", 133, 700),
    ];
    expect(linesOfPage(page)).toBe("The 1st rehearsal");
  });

  it("keep the cells of a row two blanks and more apart, each below its header", () => {
    const page = [
      ...[run("Date", 50, 700), run("What", 150, 700), run("Where", 250, 700)],
      ...[run("5 Dec", 50, 686), run("Supper", 150, 686), run("Hall", 250, 686)],
      ...[run("6 Dec", 50, 672), run("Yard", 250, 672)],
    ];
    expect(linesOfPage(page).split("\n")).toEqual([
      "Date                What                Where",
      "5 Dec               Supper              Hall",
      "6 Dec                                   Yard",
    ]);
  });

  it("put a cell of two lines beside the cell before it, whose line is in the middle", () => {
    const page = [
      ...[run("6 Dec", 50, 693.5), run("Clearing up and", 150, 700), run("tea", 150, 688)],
      run("7 Dec", 50, 674),
    ];
    expect(linesOfPage(page)).toBe("6 Dec               Clearing up and\ntea\n7 Dec");
  });

  it("read one column of words after the other", () => {
    const page = [
      run("Closed on", 50, 700),
      run("Friday.", 50, 688),
      run("Yoga on", 300, 700),
      run("Monday.", 300, 688),
    ];
    expect(linesOfPage(page)).toBe("Closed on\nFriday.\n\nYoga on\nMonday.");
  });

  it("are none on a page without words", () => {
    expect(linesOfPage([])).toBe("");
    expect(linesOfPage([run("  ", 50, 700)])).toBe("");
  });
});
