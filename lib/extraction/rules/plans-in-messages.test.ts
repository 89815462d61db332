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
