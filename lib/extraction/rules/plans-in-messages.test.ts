import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

describe("the hours of a message", () => {
  it.each([
    [
      "Engineer can do Thurs 26th 9-11, Fri 27th 2-4 or Mon 30th first thing.",
      ["11-26T09:00/2026-11-26T11:00", "11-27T14:00/2026-11-27T16:00", "11-30T09:00"],
    ],
    ["Free Friday 27th at 2 or Monday 30th morning", ["11-27T14:00", "11-30T09:00"]],
    ["Are you free tonight after 6 or tomorrow before noon?", ["11-20T18:00", "11-21T12:00"]],
    ["Lunch is at 2:30, Friday afternoon", ["11-27T14:30"]],
  ])("are each of their own alternative: %s", (text, events) => {
    expect(readWhen(text).map((one) => one.replace(/(\d)\/(\d\d-)/, "$1/2026-$2"))).toEqual(events);
  });

  it.each([
    ["pick u up 6:40 am, flight's at 9.05 so no faffing", ["11-21T06:40", "11-21T09:05"]],
    ["drinks 7pm, film 9.30", ["11-20T19:00", "11-20T21:30"]],
    ["gym 6am, dentist at 4", ["11-21T06:00", "11-20T16:00"]],
  ])("come soon behind the one before, or as they come next: %s", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });

  it.each([
    ["Saturday: leaves the Crown 10.15 sharp, back for about 8", ["11-21T10:15/11-21T20:00"]],
    ["Concert is Sat 28th, call 5.30 for 7pm start.", ["11-28T19:00"]],
  ])("are hours where words say so: %s", (text, events) => {
    expect(readWhen(text)).toContain(events[0]);
  });
});

it("takes an open hour to the day of the one that it soon follows, before and after both have passed today", () => {
  const text = "pick u up 6:40 am, flight's at 9.05";
  for (const hour of ["08:00", "12:00"])
    expect(readWhen(text, { now: `2026-11-20T${hour}:00-05:00` })).toEqual(["11-21T06:40", "11-21T09:05"]);
});

describe("the days of a message", () => {
  it.each([
    [
      "Rehearsal dinner is Sat Dec 12 at 6 at Nonna's. Ceremony Sun 4:30 sharp at the barn, shuttle leaves at 3:40. Brunch monday 10-12",
      ["12-12T18:00", "12-13T16:30", "12-13T15:40", "12-14T10:00/12-14T12:00"],
    ],
    ["Supper Friday 18 December at 7pm. Choices to me by Friday", ["12-18T19:00", "11-27"]],
    ["Spa on the 3rd at 10am, then packing at 1pm on Saturday", ["12-03T10:00", "11-21T13:00"]],
    ["had a nice time last friday :) wanna see the garden sunday? thinking 11ish", ["11-22T11:00"]],
    ["scrap that - not sat, SUN. still 11 at the lido", ["11-22T11:00"]],
  ])("follow the ones before where those say their weekday: %s", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });

  it("leave the half of the day to their own part of it", () => {
    expect(readWhen("climbing: mon after 6, weds 5:30 or sat morning")).toEqual([
      "11-23T18:00",
      "11-25T17:30",
      "11-21T09:00",
    ]);
  });

  it.each([
    "Training OFF tonight pitch is frozen solid",
    "Reminder no rehearsal on the 27th as the hall is booked",
    "wont make it tomorrow for the deck",
    "electrician will not come today his mother is ill",
    "remember when we used to do sundays at nans, roast at 1",
    "i usually take the 7:10, gets me in by 8",
    "Please call 0131 496 0812 Mon-Fri 8.30-6 to book.",
    "Cheers for sunday lovely lunch",
  ])("are none where nothing is on: %s", (text) => {
    expect(readWhen(text)).toEqual([]);
  });

  it.each([
    ["kids swim registration opens thurs 7am sharp", ["11-26T07:00"]],
    ["No meeting room free until 3pm tomorrow", ["11-21T15:00"]],
    ["Call me on 0412 555 019 at 5pm Friday", ["11-27T17:00"]],
    ["Dinner Friday 7pm, Ben can't come", ["11-27T19:00"]],
    ["call 555 0123 tomorrow 9am", ["11-21T09:00"]],
    ["Booking 1234567 Friday 7pm", ["11-27T19:00"]],
    ["The hall is used to host the sale on Saturday at 10am", ["11-21T10:00"]],
    ["midterm 9am friday", ["11-27T09:00"]],
    ["Family day Friday 10am - no football!", ["11-27T10:00"]],
    ["Mum can't come until 5pm on Friday", ["11-27T17:00"]],
    ["I can't make it on Friday, how about Monday at 3?", ["11-23T15:00"]],
  ])("are some where something is: %s", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });
});

describe("numbers of a message", () => {
  it.each(["24h cancellation policy", "Rohan already did 12 of the 20", "Ben is turning 5!"])(
    "are none of its hours: %s",
    (text) => expect(readWhen(text)).toEqual([]),
  );

  it.each([
    ["quiz thurs? need a 6th", ["11-26"]],
    ["i meant sun not sat for the hike. 7am at the trailhead lot", ["11-22T07:00"]],
  ])("leave its day as it is: %s", (text, events) => {
    expect(readWhen(text)).toEqual(events);
  });
});

const read = (...lines: string[]): string[] =>
  readSpoken(lines.join("\n"), { now: "2026-11-20T09:10:00-05:00" }).map(
    ({ title, start }) => `${start.replace("2026-", "")} ${title}`,
  );

describe("the name of what a message tells of", () => {
  it.each([
    ["Hi both, gas safety check is on Thursday at 9", "Gas safety check"],
    ["Evening all. Rehearsal on Thursday at 7.30", "Rehearsal"],
    ["Salaam brothers, Jummah tomorrow 1.15", "Jummah"],
    ["Hey fam, quick rundown. Rehearsal dinner is Fri at 6", "Rehearsal dinner"],
    ["Reminder: dentist Friday 9am", "Dentist"],
    ["fancy a curry friday 8pm", "Curry"],
    ["Fancy dress party Friday 4 December 8pm", "Fancy dress party"],
    ["Evening class. Thursday 7pm", "Evening class"],
    ["Morning run Saturday 9am", "Morning run"],
    ["Morning swim, Saturday 9am at the lido", "Morning swim"],
    ["Hi Dr. Smith, site visit Friday 9am", "Site visit"],
  ])("is no word of its greeting: %s", (text, title) => {
    expect(readSpoken(text).map((event) => event.title)).toEqual([title]);
  });
});

describe("messages as chat programs copy them", () => {
  it("begin with an hour in brackets", () => {
    expect(
      readWhen(
        ["(18:22) Lorna: where are you lot going", "(18:41) Pete: Camber, fri to mon, come!!"].join("\n"),
      ),
    ).toEqual(["11-27/11-30"]);
  });

  it("have their senders with the last name first, and an hour that is taken keeps its day", () => {
    expect(
      read(
        "[Tuesday 10:22 AM] Kowalczyk, Anna",
        "Can we make the budget meeting not today but on Thursday at 15:00? I have today the visit at the doctor.",
        "[Tuesday 10:25 AM] Menon, Ravi",
        "Sure Anna, 15:00 works.",
      ),
    ).toEqual(["11-26T15:00 Budget meeting"]);
  });

  it("have their senders in lines of their own, where somebody asks", () => {
    expect(
      readWhen(
        [
          "Mum",
          "Did you ring the vet?",
          "Me",
          "Yes they can see Pip the 24th at 9:20 or the 26th at 3",
          "Mum",
          "26th please",
        ].join("\n"),
      ),
    ).toEqual(["11-26T15:00"]);
  });

  it("tell of two things in one line", () => {
    expect(
      read(
        "Linh Nguyen (Guest) 9:03 AM",
        "Sprint review moved to 11 today, room Fjord. Retro stays 1:30",
        "Pat Moran 9:04 AM",
        "+1, looking at the build",
      ).map((one) => one.slice(0, 11)),
    ).toEqual(["11-20T11:00", "11-20T13:30"]);
  });
});
