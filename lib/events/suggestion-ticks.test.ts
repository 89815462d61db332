import { describe, expect, it } from "vitest";
import { followEdit, isTicked, toggleTick } from "./suggestion-ticks";

const saved = { content: "Book a room", saved: "Book a room" };

describe("the tick of a suggestion", () => {
  it("is set and removed by its text", () => {
    const ticked = toggleTick(["Other"], saved);
    expect(ticked).toEqual(["Other", "Book a room"]);
    expect(isTicked(ticked, saved)).toBe(true);
    expect(toggleTick(ticked, saved)).toEqual(["Other"]);
  });

  it("stays while its text is edited, saved or not", () => {
    const once = followEdit(["Book a room"], saved, "Book a roo");
    const twice = followEdit(once, { ...saved, content: "Book a roo" }, "Book a hall ");
    expect(twice).toEqual(["Book a room", "Book a hall"]);
    expect(isTicked(twice, { content: "Book a hall", saved: "Book a hall" })).toBe(true);
    expect(isTicked(twice, saved)).toBe(true);
  });

  it("is removed completely from a text that is being edited", () => {
    const edited = { content: "Book a hall", saved: "Book a room" };
    expect(toggleTick(["Book a room", "Book a hall"], edited)).toEqual([]);
  });

  it("is not given to an empty text, nor by editing a text without a tick", () => {
    expect(followEdit(["Book a room"], saved, " ")).toEqual(["Book a room"]);
    expect(followEdit([], saved, "Book a hall")).toEqual([]);
    expect(isTicked([""], { content: " ", saved: undefined })).toBe(false);
  });
});
