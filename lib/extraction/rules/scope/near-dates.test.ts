import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
describe("a day by its number alone", () => {
  it("is the date with that number that was named before", () => {
    const text =
      "Steph: Walking Sat 13 March to Thurs 18 March\nOllie: Ferry at the end?\nSteph: Booked, 18th, the 3pm";
    expect(readWhen(text)).toEqual(["2027-03-13/2027-03-18", "2027-03-18T15:00"]);
  });

  it("is the coming one where dates of two months have that number", () => {
    const text = "Choir sings on 18 January and 18 February\n\nRehearsal on the 18th at 7pm";
    expect(readWhen(text)).toContain("12-18T19:00");
  });
});

describe("a weekday without a date", () => {
  it.each([
    [
      "one of the days that are named above",
      "Reunion\n\nThe reunion is December 11, 12 and 13 at the lake.\n\nFriday\n5:30 pm  Cocktails\nSaturday\n10:15 am  Parade\n1 pm  Football",
      ["12-11/12-13", "12-11T17:30", "12-12T10:15", "12-12T13:00"],
    ],
    [
      "next to the only day of the text",
      "Bo & Uma are getting married!\n\nSaturday 19 December at 1.30 pm, St Mary's\n\nSupper for early birds: Friday 7pm, the barn\n\nBrunch on Sunday 10.30am",
      ["12-19T13:30", "12-18T19:00", "12-20T10:30"],
    ],
    [
      "next to the day of its paragraph",
      "Hi,\n\nThe fair is on Tuesday 1 December.\n\nThe car park is painted on Saturday 12 December. It opens again on Sunday at noon.",
      ["12-01", "12-12", "12-13T12:00"],
    ],
    [
      "next to a day that is named by its number in the same paragraph",
      "Parish news\n\nFAIR in the hall on Sunday 6th from 10 to 2. Cakes may be left in the hall on Saturday evening between 5 and 7pm.",
      ["12-06T10:00/12-06T14:00", "12-05T17:00/12-05T19:00"],
    ],
  ])("is %s", (_, text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });

  it.each([
    [
      "to answer by",
      "Concert\n\nSaturday 12 December at 7pm in the hall.\n\nReply by Monday please.",
      "11-23",
    ],
    [
      "on which one speaks before",
      "Concert\n\nSaturday 12 December at 7pm in the hall.\n\nI'll ring you on Tuesday at 5pm.",
      "11-24T17:00",
    ],
    [
      "beside dates far apart",
      "Club\n\nQuiz: Friday 4 December 8pm\n\nCarols: Sunday 20 December 6pm\n\nChoir: Thursday 7pm",
      "11-26T19:00",
    ],
    [
      "called this one",
      "Concert\n\nSaturday 12 December at 7pm in the hall.\n\nRehearsal: this Wednesday 7pm",
      "11-25T19:00",
    ],
  ])("is the coming one where it is one %s", (_, text, last) => {
    expect(readWhen(text).at(-1)).toBe(last);
  });
});

describe("a day of the month behind its weekday", () => {
  it("is no hour in a row that has its hours", () => {
    expect(readWhen("Rota\n\nThu 26 Nov   2-5    Moira\nThu 10    12-5   all\nThu 17   2-5  Ken")).toEqual([
      "11-26T14:00/11-26T17:00",
      "12-10T12:00/12-10T17:00",
      "12-17T14:00/12-17T17:00",
    ]);
  });
});

describe("two stretches of hours on one day", () => {
  it.each([
    "Collection: Sat 28 November, two shifts, 9.30-1 and 1-4.30.",
    "Collection: Sat 28 November 9.30-1 & 1-4.30",
  ])("are two events: %j", (line) => {
    expect(readWhen(`Food bank\n\n${line}`)).toEqual(["11-28T09:30/11-28T13:00", "11-28T13:00/11-28T16:30"]);
  });
});

describe("a day by its number, without its month", () => {
  it.each([
    [
      "the one nearest to the date before, where its weekday is said",
      "Bo & Uma are getting married!\n\nFriday 2 July 2027 at 1.30 pm, St Mary's\n\nSea swim, Sat 3rd, from 1pm at the beach",
      ["2027-07-02T13:30", "2027-07-03T13:00"],
    ],
    [
      "the coming one, where no date of that weekday is near",
      "Hello\n\nThe concert is on Friday 2 July 2027 at 7pm.\n\nCommittee on Tues 1st at 6pm in the hut.",
      ["2027-07-02T19:00", "12-01T18:00"],
    ],
  ])("is %s", (_, text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });
});
