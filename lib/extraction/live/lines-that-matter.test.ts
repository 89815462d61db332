import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";
import { linesThatMatter } from "./lines-that-matter";

const keep = (text: string, lengthMax = 1500) =>
  linesThatMatter(
    text,
    readText({ text, nowMs: Date.parse("2026-11-23T15:00:00Z"), timeZone: "UTC", language: "en" }),
    lengthMax,
  );

describe("the lines of a text that matter", () => {
  it("are those that an event was read from, in their order", () => {
    const text = [
      "Dear all, thank you for a wonderful term.",
      "",
      "The choir sings on 5 December at 6 pm in the hall.",
      "Many of you asked about the new jumpers, which are lovely.",
      "Parents' evening is on 8 December from 4 to 7 pm.",
      "Warm regards",
    ].join("\n");
    expect(keep(text)).toBe(
      "The choir sings on 5 December at 6 pm in the hall.\nParents' evening is on 8 December from 4 to 7 pm.",
    );
  });

  it("are sentences where a line has several", () => {
    const text =
      "It was a long year. The choir sings on 5 December at 6 pm. We were many! Dinner is on 8 December at 7 pm.";
    expect(keep(text)).toBe("The choir sings on 5 December at 6 pm. Dinner is on 8 December at 7 pm.");
  });

  it("are as many as fit, and none where there is no event", () => {
    const text = "Choir on 5 December at 6 pm\nDinner on 8 December at 7 pm";
    expect(keep(text, 40)).toBe("Choir on 5 December at 6 pm");
    expect(keep(text, 20)).toBeNull();
    expect(keep("Nothing happens here.")).toBeNull();
  });
});
