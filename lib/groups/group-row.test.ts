import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { sampleGroup } from "@/lib/testing/sample-group";
import { type GroupRow, joinRows, toGroupRows } from "./group-row";

const row = (id: string): GroupRow => ({
  id,
  createdAt: "2026-11-20T12:00:00.000Z",
  first: null,
  count: 0,
  found: null,
});
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

describe("what a search has found in a group", () => {
  const group = sampleGroup({
    events: [
      sampleEvent({ id: "a", title: "Dinner", venue: "Café Luz", location: "12 Main Street" }),
      sampleEvent({ id: "b", title: "Breakfast", venue: "", location: "5 Main Street" }),
      sampleEvent({ id: "c", title: "Second breakfast", venue: "Room 4", link: "https://meet.example/x" }),
    ],
  });
  const found = (search: string) =>
    toGroupRows({ groups: [group], next_cursor: null }, search).rows[0]?.found;

  it("is its first event that answers, and how many do", () => {
    expect(found("BREAKFAST")).toMatchObject({ first: { title: "Breakfast" }, place: null, count: 2 });
  });

  it("has the place or the link by which it was found", () => {
    expect(found("5 main")).toMatchObject({
      first: { title: "Breakfast" },
      place: "5 Main Street",
      count: 1,
    });
    expect(found("meet.example")).toMatchObject({ place: "https://meet.example/x", count: 1 });
    expect(found("main street")).toMatchObject({
      first: { title: "Dinner" },
      place: "12 Main Street",
      count: 2,
    });
  });

  it.each(["dinner", "cafe luz", ""])("is not said where the row says as much: %j", (search) => {
    expect(found(search)).toBeNull();
  });

  it("is said of the first event where its row shows another place", () => {
    expect(found("12 main")).toMatchObject({ first: { title: "Dinner" }, place: "12 Main Street", count: 1 });
  });
});
