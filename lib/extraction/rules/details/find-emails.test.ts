import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

const peopleIn = (marked: string) => readDetails(segmentOf(marked), detailWords).attendees;

describe("findEmails", () => {
  it.each([
    ["Call Jim jim@example.com [at 3]", [{ name: "Jim", email: "jim@example.com" }]],
    ["Sync with Ana Lopez <ana@acme.com> [at 3]", [{ name: "Ana Lopez", email: "ana@acme.com" }]],
    ["Sync with Bo Chen (bo@acme.com) [at 3]", [{ name: "Bo Chen", email: "bo@acme.com" }]],
    [
      "Sync with Ana <ana@acme.com>, Bo <BO@acme.com> and Carla [at 3]",
      [{ name: "Ana", email: "ana@acme.com" }, { name: "Bo", email: "bo@acme.com" }, { name: "Carla" }],
    ],
    ["Sync with jane.doe@acme.com [at 3]", [{ name: "Jane Doe", email: "jane.doe@acme.com" }]],
    ["Sync [at 3] team42@acme.com", [{ name: "team42@acme.com", email: "team42@acme.com" }]],
    [
      "Sync [at 3]\nWho: Ana <ana@acme.com>; bo@acme.com",
      [
        { name: "Ana", email: "ana@acme.com" },
        { name: "Bo", email: "bo@acme.com" },
      ],
    ],
    ["Sync with Ana (ana@acme.com) [at 3] and ana@acme.com", [{ name: "Ana", email: "ana@acme.com" }]],
  ])("reads %s", (marked, people) => {
    expect(peopleIn(marked)).toEqual(people);
  });

  it.each([
    "Talk [at 3]. Send questions to Maria (maria@corp.com)",
    "Talk [at 3]. RSVP to bo@acme.com",
    "Lunch @ Nobu [at 3]",
    "Lunch @noon.com",
    "a@b",
    "@ana [at 3]",
  ])("invites nobody by %s", (marked) => {
    expect(peopleIn(marked)).toEqual([]);
  });

  it("keeps the address out of the title", () => {
    expect(
      readDetails(segmentOf("Sync with Ana <ana@acme.com> and bo@acme.com [at 3]"), detailWords).title,
    ).toBe("Sync with Ana");
  });
});
