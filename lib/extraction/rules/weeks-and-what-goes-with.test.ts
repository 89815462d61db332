import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

const note = (line: string): string =>
  `Notes from the committee\n\nHello everybody,\n\n${line}\n\nThe roof fund stands at £420.\nThanks to all helpers.`;

/** Read at noon on Friday, 20 November 2026. */
describe("hours of what goes with an event", () => {
  it.each([
    [
      "Brass band - Sunday 13 December, 3pm, the bandstand. Players' call 2.15, black trousers. Teas from 4.",
      ["12-13T15:00"],
    ],
    [
      "Cookery demo, Thursday 10 December, 7pm\nRefreshments from 6.30. Car park opens at 6.",
      ["12-10T19:00"],
    ],
    ["Gala Sat 12/12 swim 1pm, warm-up 12.15, be there 11.45", ["12-12T13:00"]],
    ["Scan: Tue 8 December 11.20, Level 3, registration 11.00 at the blue desk.", ["12-08T11:20"]],
    ["Carols Fri 18 December, 6pm, the green. Shuttle from the school at 5.30. Dress warm", ["12-18T18:00"]],
  ])("make no event beside its own: %s", (line, when) => {
    expect(readWhen(note(line))).toEqual(when);
  });

  it.each([
    ["Bus trip to Whitby, Sat 12 December. Bus leaves 8.15 from the Spar.", ["12-12T08:15"]],
    ["Saturday 12 December: coffee morning 10am. Quiz 7.30pm", ["12-12T10:00", "12-12T19:30"]],
    ["Sunday 13 December\n10am Walk\n1pm Lunch", ["12-13T10:00", "12-13T13:00"]],
    ["Match Sat 12/12 2pm. Food bank van Mon 14 December 9.30am", ["12-12T14:00", "12-14T09:30"]],
  ])("are hours of events where nothing else is said: %s", (line, when) => {
    expect(readWhen(note(line))).toEqual(when);
  });
});

describe("weekdays below the week that they are of", () => {
  it.each([
    [
      "Programme 14-18 December\n\nMonday\n09:00 Welcome\n10:00 Keynote\nTuesday\n09:30 Field visit\nFriday\n09:00 Closing",
      ["12-14T09:00", "12-14T10:00", "12-15T09:30", "12-18T09:00"],
    ],
    ["MENU week of 14 December\nMonday - cottage pie\nTuesday - fish", ["12-14", "12-15"]],
    [
      "Week beginning Monday 7th December\nMonday: assembly 9.10\nWednesday: swimming 1.30pm",
      ["12-07T09:10", "12-09T13:30"],
    ],
    ["Rota w/c 14 December\nMon Jo 9-5\nSat Jo 10-2", ["12-14T09:00/12-14T17:00", "12-19T10:00/12-19T14:00"]],
  ])("are days of that week: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });

  it.each([
    ["Winter term 4 January - 12 February\nMonday 6pm Yoga\nTuesday 7pm Zumba", 2],
    ["Swimming lessons 7 December - 29 January\nMon 4pm Beginners\nWed 5pm Improvers", 2],
  ])("stay weekly below the dates of a term: %s", (text, count) => {
    const when = readWhen(text);
    expect(when.length).toBe(count);
    expect(when.every((one) => one.includes("WEEKLY"))).toBe(true);
  });

  it("do not take the closed days of a hall for their week", () => {
    const when = readWhen(
      "Hall shut Mon 30 November to Fri 4 December, no yoga that week\n\nCoffee Wednesdays 10-12",
    );
    expect(when.some((one) => one.includes("WEEKLY"))).toBe(true);
  });
});
