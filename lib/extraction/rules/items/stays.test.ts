import { describe, expect, it } from "vitest";
import { readSpoken } from "@/lib/testing/read-when";

const read = (text: string): string[] =>
  readSpoken(text, { language: "en-GB" }).map(({ start, end, title, venue }) =>
    [start, end, title, venue].join(" | ").replaceAll("2026-", ""),
  );

describe("a stay", () => {
  it.each([
    [
      "The Old Mill Hotel, Bath\nCheck-in: Fri 11 Dec from 3pm\nCheck-out: Sun 13 Dec by 11am",
      /^12-11T15:00 \| 12-13T11:00 \| The Old Mill Hotel.* \| (The )?Old Mill Hotel/,
    ],
    [
      "Arrival: Sunday, 13 December 2026 (from 15:00)\nDeparture: Wednesday, 16 December 2026 (until 12:00)",
      /^12-13T15:00 \| 12-16T12:00 \| Arrival \| $/,
    ],
    [
      "Pick-up: 19/12/2026 10:00 Faro Airport\nDrop-off: 26/12/2026 18:30 Faro Airport",
      /^12-19T10:00 \| 12-26T18:30 \| Pick-up \| Faro Airport$/,
    ],
  ])("is one event from its first day to its last: %j", (text, expected) => {
    expect(read(text)).toEqual([expect.stringMatching(expected)]);
  });

  it("keeps two hours of one day as begin and end", () => {
    expect(read("Drop-off: Mon 7 Dec 8.30am\nReturn: 4pm")).toEqual([
      expect.stringMatching(/^12-07T08:30 \| 12-07T16:00/),
    ]);
  });

  it("takes no name for a place that is none", () => {
    expect(read("half-term trip\nArrival: Sun 13 Dec 3pm\nDeparture: Wed 16 Dec 10am")).toEqual([
      "12-13T15:00 | 12-16T10:00 | Half-term trip | ",
    ]);
  });
});
