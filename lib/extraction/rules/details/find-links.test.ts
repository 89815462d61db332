import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

function read(marked: string): string[] {
  const { title, location } = readDetails(segmentOf(marked), detailWords);
  return [title, location];
}

describe("findLinks", () => {
  it.each([
    ["Demo [at 4] https://zoom.us/j/123?pwd=a.b", "Demo", "https://zoom.us/j/123?pwd=a.b"],
    ["Demo [at 4] (https://meet.google.com/abc-defg-hij).", "Demo", "https://meet.google.com/abc-defg-hij"],
    ["Demo [at 4], join at https://teams.microsoft.com/l/x", "Demo", "https://teams.microsoft.com/l/x"],
    ["Demo [at 4] zoom.us/j/99", "Demo", "zoom.us/j/99"],
    ["Demo [at 4] in Berlin https://zoom.us/j/99", "Demo", "Berlin"],
  ])("reads %s", (marked, title, location) => {
    expect(read(marked)).toEqual([title, location]);
  });

  it.each(["Input/output review [at 4]", "Ship v2.3 [at 4]", "Read 1/2 of it [at 4]"])(
    "finds no link in %s",
    (marked) => {
      expect(read(marked)[1]).toBe("");
    },
  );
});
