import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

const titleOf = (marked: string): string => readDetails(segmentOf(marked), detailWords).title;

describe("findNamedTitle", () => {
  it.each([
    ["Create an event called Spring cleaning [on Saturday]", "Spring cleaning"],
    ["add a meeting titled Growth sync [at 9] in Room 3", "Growth sync"],
    ["Make an event [at 5] named Jog with Kim", "Jog with Kim"],
    ["Set up an event [tomorrow] with the title Tax prep", "Tax prep"],
    ["The name of the event is Harvest dinner and it is [at 6]", "Harvest dinner"],
    ["It starts [at 6pm]. The title is Choir practice.", "Choir practice"],
    ["Put Oil change for the title, [tomorrow at 3]", "Oil change"],
    ["Call it Budget crunch and put it [at 10am]", "Budget crunch"],
    ["Use Haircut as the event title [at 10am]", "Haircut"],
    ["Schedule an event [on Friday] called Movie at the Rialto Cinema", "Movie at the Rialto Cinema"],
    ["Title: Bake sale\n[Saturday 10am]", "Bake sale"],
    ["Subject: Re-org announcement\nWhen: [Monday 9am]", "Re-org announcement"],
  ])("takes the name from %s", (marked, title) => {
    expect(titleOf(marked)).toBe(title);
  });

  it.each([
    ["Ana called about lunch [at 3]", "Ana called about lunch"],
    ["Meeting with Bob called off [at 3]", "Meeting with Bob called off"],
    ["Book title review [at 3]", "Title review"],
    ["Name tags workshop [at 3]", "Name tags workshop"],
  ])("does not take an ordinary word for an anchor in %s", (marked, title) => {
    expect(titleOf(marked)).toBe(title);
  });
});
