import { describe, expect, it } from "vitest";
import { doubtsOf, readWhen } from "@/lib/testing/read-when";

describe("a weekday beside a date", () => {
  it.each([
    ["Dinner Friday Dec 11 at 7pm", "12-11T19:00"],
    ["Board meeting, Friday, Jan 22", "2027-01-22"],
    ["Photos from Friday, Nov 13, 4pm", "11-13T16:00"],
    ["Clinic Sat, Jun 5", "2027-06-05"],
    ["Ferry Sunday (Nov 15)", "11-15"],
    ["Review this Friday-Dec-4", "12-04"],
    ["Concert Fri, Jul 9", "2027-07-09"],
  ])("chooses the year that it fits: %s", (text, start) => {
    expect(readWhen(text)).toEqual([start]);
  });

  it("is the other reading where no year near fits", () => {
    expect(readWhen("Dinner Thursday Dec 11")).toEqual(["12-11"]);
    expect(doubtsOf("Dinner Thursday Dec 11")).toEqual(["12-10"]);
    expect(doubtsOf("Dinner Friday Dec 11")).toEqual([]);
  });
});

describe("a sentence of the past", () => {
  it.each([
    ["I had lunch with Ana on Monday", "11-16"],
    ["The exam was on Nov 3 at 9am", "11-03T09:00"],
    ["We met on the 12th", "11-12"],
    ["The outage happened on Tuesday at 4pm", "11-17T16:00"],
  ])("means the last one: %s", (text, start) => {
    expect(readWhen(text)).toEqual([start]);
  });

  it.each([
    ["The meeting was moved to Monday", "11-23"],
    ["It was great to meet you. Let's talk on Monday at 3pm", "11-23T15:00"],
    ["I was wondering if we could meet on Monday", "11-23"],
    ["As I had to leave early, can we finish on Tuesday at 10am", "11-24T10:00"],
  ])("is not seen where something is planned: %s", (text, start) => {
    expect(readWhen(text)).toEqual([start]);
  });
});

describe("a month or a year as the time", () => {
  it.each([
    ["Eat more kale this month", "11-20/11-30"],
    ["Renew the passport next year", "2027-01-01/2027-12-31"],
    ["Soccer practice next month at 7am", "12-01T07:00"],
    ["Yoga every Monday next month", "12-07 FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231"],
    ["Next month I have a review on the 5th", "12-05"],
  ])("runs from its first day, or from today: %s", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
  });

  it.each(["Draft next year's budget", "This month we close early", "next month report"])(
    "is no time where it names something: %s",
    (text) => {
      expect(readWhen(text)).toEqual([]);
    },
  );
});

describe("the day after and the day before", () => {
  it.each([
    ["Interview Tuesday at 3pm, and a follow-up the day after at 10am", ["11-24T15:00", "11-25T10:00"]],
    ["Interview Tuesday at 3pm. The day after, dinner at 7.", ["11-24T15:00", "11-25T19:00"]],
    ["Flight on Dec 3 at 9am, hotel the day before at 4pm", ["12-03T09:00", "12-02T16:00"]],
    ["Drinks the day after tomorrow at 8pm", ["11-22T20:00"]],
    ["Clean-up the day after Christmas at 10am", ["12-26T10:00"]],
  ])("are counted from the event before them: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});

describe("weeks and weekends", () => {
  it.each([
    ["Conference in week 31", "2027-08-02/2027-08-08"],
    ["Sprint, calendar week 49", "11-30/12-06"],
    ["Training this work week", "11-16/11-20"],
    ["Camping on Labor Day weekend", "2027-09-04/2027-09-06"],
    ["Trip for Memorial Day weekend 2027", "2027-05-29/2027-05-31"],
    ["Family visit over Thanksgiving weekend", "11-26/11-29"],
    ["Halloween weekend 2027", "2027-10-30/2027-10-31"],
    ["Report 1st week of Dec, on Friday", "12-04"],
    ["week 3 of training on Monday", "11-23"],
  ])("are counted as calendars do: %s", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
  });
});

describe("a day counted from another", () => {
  it.each([
    ["Checkup a week next Saturday", "12-05"],
    ["Sunday 3 weeks after January 15th", "2027-01-31"],
    ["Tuesday in two weeks", "12-01"],
    ["Demo next Tuesday +10 days", "12-04"],
    ["Invoice 2026-12-29 -10days", "12-19"],
    ["Follow-up in 1 mon", "12-20"],
    ["Alarm in 1d, 2hr, and 5min", "11-21T14:05"],
  ])("%s", (text, start) => {
    expect(readWhen(text)).toEqual([start]);
  });

  it("begins the week of `next` on the Sunday it is said", () => {
    const sunday = { now: "2026-11-22T12:00:00-05:00" };
    expect(readWhen("Call next Friday", sunday)).toEqual(["12-04"]);
    expect(readWhen("Call next Sunday", sunday)).toEqual(["11-29"]);
    expect(doubtsOf("Call next Friday", sunday)).toEqual(["11-27"]);
  });
});

describe("an hour that the sun, the day or the moment gives", () => {
  it.each([
    ["Wake up at dawn tomorrow", "11-21T05:00"],
    ["Picnic tomorrow until sunset", "11-21"],
    ["Photo walk at sunset on Sunday", "11-22T18:00"],
    ["Focus time now for 45 minutes", "11-20T12:00/11-20T12:45"],
    ["Call Bob right now", "11-20T12:00"],
    ["Call mom in the morning", "11-21T09:00"],
    ["Eat soup in the afternoon", "11-20T14:00"],
    ["around 1030", "11-20T22:30"],
  ])("%s", (text, when) => {
    expect(readWhen(text)[0]).toContain(when);
  });

  it.each(["They work at night", "Most people jog in the morning", "Now we know", "Sunset Boulevard"])(
    "is not in %j",
    (text) => {
      expect(readWhen(text)).toEqual([]);
    },
  );

  it("is now where the part of the day has begun", () => {
    expect(readWhen("The party is tonight", { now: "2026-11-20T22:34:00-05:00" })).toEqual(["11-20T22:34"]);
    expect(readWhen("The party is tonight")).toEqual(["11-20T20:00"]);
  });

  it("keeps a working hour in the day", () => {
    const late = { now: "2026-11-20T16:00:00-05:00" };
    expect(readWhen("Meeting at 9", late)).toEqual(["11-21T09:00"]);
    expect(readWhen("Film at 9", late)).toEqual(["11-20T21:00"]);
  });
});

describe("a misspelt day", () => {
  it.each(["wendsday", "wednesdya", "wensday", "weddnesday"])("is Wednesday: %s", (word) => {
    expect(readWhen(`Review ${word} at 3pm`)).toEqual(["11-25T15:00"]);
  });

  it.each([
    ["tuesdya", "11-24"],
    ["thrusday", "11-26"],
    ["firday", "11-27"],
    ["saturdya", "11-21"],
    ["sunnday", "11-22"],
    ["munday", "11-23"],
    ["tomorrwo", "11-21"],
    ["tommorrow", "11-21"],
    ["todya", "11-20"],
    ["febuary 12", "2027-02-12"],
    ["mrach 12", "2027-03-12"],
    ["aprl 12", "2027-04-12"],
    ["setpember 12", "2027-09-12"],
    ["octobar 12", "2027-10-12"],
    ["decembre 12", "12-12"],
  ])("is read as it is meant: %s", (words, day) => {
    expect(readWhen(`Review ${words} at 3pm`)).toEqual([`${day}T15:00`]);
  });

  it.each(["He is such a toady", "The sundry shop", "Mundane matters", "A marching band"])(
    "is not in %j",
    (text) => {
      expect(readWhen(text)).toEqual([]);
    },
  );
});

describe("a numeric date in the language of its reader", () => {
  it.each([
    ["Dinner 03/12 at 8pm", "en", "2027-03-12T20:00", "12-03T20:00"],
    ["Dinner 03/12 at 8pm", "en-US", "2027-03-12T20:00", "12-03T20:00"],
    ["Dinner 03/12 at 8pm", "en-GB", "12-03T20:00", "2027-03-12T20:00"],
    ["Dinner 03/12 at 8pm", "de", "12-03T20:00", "2027-03-12T20:00"],
    ["Dinner 03/12 at 8pm, then 25/12 lunch", "en", "12-03T20:00", "2027-03-12T20:00"],
    ["Dinner Thursday 03/12 at 8pm", "en", "12-03T20:00", undefined],
  ])("%s (%s)", (text, language, start, doubt) => {
    expect(readWhen(text, { language })[0]).toBe(start);
    expect(doubtsOf(text, { language })[0]).toBe(doubt);
  });
});

describe("dates that name their month first, in a row", () => {
  it.each([
    ["Board meetings: Dec 7, Jan 11, Feb 8", ["12-07", "2027-01-11", "2027-02-08"]],
    ["Board meetings: December 7th, January 11th and February 8th", ["12-07", "2027-01-11", "2027-02-08"]],
    ["Trips: 7, December and 11, January", ["12-07", "2027-01-11"]],
  ])("keep each its own day: %s", (text, starts) => {
    expect(readWhen(text)).toEqual(starts);
  });
});

describe("days and hours that a list says again", () => {
  it("are one event each, however often they are said", () => {
    expect(readWhen("Clinic May 3, May 4, May 3 at 9am, 2pm and 9am")).toEqual([
      "2027-05-03T09:00",
      "2027-05-03T14:00",
      "2027-05-04T09:00",
      "2027-05-04T14:00",
    ]);
    expect(readWhen("May 1, and 5 a, ".repeat(90))).toHaveLength(1);
  });
});

describe("the days of a headline", () => {
  it.each([
    ["Folk Fest August 6 · 7 · 8", ["2027-08-06", "2027-08-07", "2027-08-08"]],
    ["Folk Fest 6 / 7 / 8 August", ["2027-08-06", "2027-08-07", "2027-08-08"]],
  ])("are parted by signs where they follow each other: %s", (text, starts) => {
    expect(readWhen(text)).toEqual(starts);
  });

  it.each(["Talk December 4 · 7 · Town Hall", "Talk December 6 · 7 · Town Hall"])(
    "are not seen where a number may be an hour: %s",
    (text) => {
      expect(readWhen(text)).toHaveLength(1);
    },
  );
});
