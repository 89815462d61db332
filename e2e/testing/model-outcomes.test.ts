import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { modelFaultNames } from "./model-faults";
import { outcomeRow } from "./model-outcomes";

describe("the README's table of faults", () => {
  it("has the outcome that the matrix proves, in the same order", () => {
    const rows = modelFaultNames.map(outcomeRow);
    const table = readFileSync("README.md", "utf8").split("\n");
    const first = table.indexOf(rows[0] ?? "");
    expect(table.slice(first, first + rows.length)).toEqual(rows);
  });
});
