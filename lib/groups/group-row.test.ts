import { describe, expect, it } from "vitest";
import { type GroupRow, joinRows } from "./group-row";

const row = (id: string): GroupRow => ({ id, createdAt: "2026-11-20T12:00:00.000Z", first: null, count: 0 });
const ids = (...names: string[]) => names.map(row);

describe("the rows of a list of groups", () => {
  it("go on with those of the next page, and end where it ends", () => {
    expect(joinRows({ rows: ids("a", "b"), nextCursor: "x" }, { rows: ids("c"), nextCursor: null })).toEqual({
      rows: ids("a", "b", "c"),
      nextCursor: null,
    });
  });

  it("list a group once that both pages have", () => {
    const joined = joinRows(
      { rows: ids("a", "b"), nextCursor: "x" },
      { rows: ids("b", "c"), nextCursor: "y" },
    );
    expect(joined).toEqual({ rows: ids("a", "b", "c"), nextCursor: "y" });
  });
});
