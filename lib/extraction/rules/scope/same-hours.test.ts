import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
describe("an hour that is the same as one said before", () => {
  it.each([
    [
      "of the one before",
      "Hello\n\nWe meet on Tuesday 1 December at 6.15pm in the hut. The week after, Tuesday 8 December, same time.\n\nBo",
      ["12-01T18:15", "12-08T18:15"],
    ],
    [
      "of what is most alike",
      "Hello\n\nChoir rehearsal Tue 1 Dec 7.30pm\nBar shift Wed 2 Dec 9pm\nChoir rehearsal Tue 8 Dec, same time and place\n\nBo",
      ["12-01T19:30", "12-02T21:00", "12-08T19:30"],
    ],
    [
      "of what is over, where the next one is told",
      "Minutes of the meeting held on Tuesday 3 November 2026 at 7.45pm in the pavilion\n\nPresent: Ann, Raj\nStock check Sat 28 Nov 10am\n\nNext meeting Tuesday 1 December, usual time and place.",
      ["11-28T10:00", "12-01T19:45"],
    ],
    [
      "also on a day that is only kept in reserve",
      "Hello\n\nFair on Saturday 5 December at 2pm. If it rains, Saturday 12 December, same time.\n\nBo",
      ["12-05T14:00", "12-12T14:00"],
    ],
    [
      "a week later",
      "Hello\n\nThe first session is tomorrow at 10am, then same time next week.\n\nBo",
      ["11-21T10:00", "11-28T10:00"],
    ],
  ])("is that hour: %s", (_, text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });

  it.each([
    [
      "a day by which something is due",
      "Hello\n\nFair on Saturday 5 December at 2pm, same time as last year. Names by Friday 4 December.\n\nBo",
      ["12-05T14:00", "12-04"],
    ],
  ])("is not given to %s", (_, text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });
});
