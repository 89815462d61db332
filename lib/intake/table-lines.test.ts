import { describe, expect, it } from "vitest";
import { timed } from "@/lib/testing/processor-time";
import { linesOfTable } from "./table-lines";

describe("a table in a text file", () => {
  it("keeps its columns, whatever parts them in the file", () => {
    const lines = "Date | What | Where\nSat 5 Dec | Open day | Yard";
    expect(linesOfTable("Date,What,Where\r\nSat 5 Dec,Open day,Yard\r\n")).toBe(lines);
    expect(linesOfTable("Date;What;Where\nSat 5 Dec;Open day;Yard\n")).toBe(lines);
    expect(linesOfTable("Date\tWhat\tWhere\nSat 5 Dec\tOpen day\tYard")).toBe(lines);
  });

  it("keeps what is quoted in one cell, and no pipe that would make two of it", () => {
    expect(linesOfTable('When,What\n5 Dec,"Lunch, then\na ""walk"" | talk"')).toBe(
      'When | What\n5 Dec | Lunch, then a "walk" / talk',
    );
  });

  it("keeps the place of an empty cell, and no line for an empty row", () => {
    expect(linesOfTable("a,b,c\n1,,3\n,2,3\n,,\n4,,")).toBe("a | b | c\n1 |  | 3\n– | 2 | 3\n4");
  });

  it("takes a formula as the words that it is", () => {
    expect(linesOfTable('Date,What\n5 Dec,"=HYPERLINK(""https://evil.example"",""x"")"')).toBe(
      'Date | What\n5 Dec | =HYPERLINK("https://evil.example","x")',
    );
  });

  it("reads a large or broken table within a second", () => {
    const { result: lines, spentMs } = timed(() => {
      linesOfTable(`"${"x,\n".repeat(300_000)}`);
      linesOfTable(",".repeat(1_000_000));
      return linesOfTable(`${"a,b,c\n".repeat(200_000)}"never closed`);
    });
    expect(spentMs).toBeLessThan(3000);
    expect(lines.split("\n")).toHaveLength(5000);
  });
});
