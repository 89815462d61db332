import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { modelFaultNames } from "./model-faults";
import { outcomeRow } from "./model-outcomes";

describe("the table of faults in lib/extraction/llm/README.md", () => {
  it("has the outcome that the matrix proves, in the same order", () => {
    const rows = modelFaultNames.map(outcomeRow);
    const table = readFileSync("lib/extraction/llm/README.md", "utf8").split("\n");
    const first = table.indexOf(rows[0] ?? "");
    expect(table.slice(first, first + rows.length)).toEqual(rows);
  });
});
