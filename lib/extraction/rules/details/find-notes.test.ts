import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

function read(marked: string): { title: string; notes: string[] } {
  const { title, notes } = readDetails(segmentOf(marked), detailWords);
  return { title, notes };
}

describe("readNotes", () => {
  it.each([
    ["Picnic [on Sunday], bring blankets", "Picnic", "bring blankets"],
    ["Picnic [on Sunday]. Please bring a blanket.", "Picnic", "Please bring a blanket"],
    ["Picnic [on Sunday] and remember to buy ice", "Picnic", "remember to buy ice"],
    ["Picnic [on Sunday] (weather permitting)", "Picnic", "weather permitting"],
    ["Picnic [on Sunday]. Don't forget the cake!", "Picnic", "Don't forget the cake"],
    ["team meeting [at 10] bring the report", "Team meeting", "bring the report"],
  ])("finds the remark of %s", (marked, title, note) => {
    expect(read(marked)).toEqual({ title, notes: [note] });
  });

  it.each([
    ["Bring the car to the garage [on Monday]", "Bring the car to the garage"],
    ["Remember to call Lena [on Monday]", "Call Lena"],
    ["[On Monday] bring the car to the garage", "Bring the car to the garage"],
    ["Picnic [on Sunday] ([at noon])", "Picnic"],
  ])("leaves the event itself alone in %s", (marked, title) => {
    expect(read(marked)).toEqual({ title, notes: [] });
  });
});
