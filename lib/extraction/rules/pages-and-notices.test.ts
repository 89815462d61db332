import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";
import { readText } from "./read-text";

/** Read at noon on Friday, 20 November 2026. */
describe("parallel tracks", () => {
  it.each([
    [
      "Data day, Thursday 10 December\n\nTRACK A · Room Spree\n10:30–11:15 Streams\n11:30–12:15 Columns\n\nTRACK B · Room Havel\n10:30–11:15 Models\n11:30–12:15 Contracts",
      ["10:30", "11:30", "10:30", "11:30"],
    ],
    [
      "Fest, Saturday 5 December\n\nMAIN STAGE\n10:00 Brass band\n11:30 The Owls\n\nLAKE STAGE\n10:15 Puppets\n11:45 Ada Frost",
      ["10:00", "11:30", "10:15", "11:45"],
    ],
  ])("begin again in the morning: %s", (text, hours) => {
    expect(readWhen(text).map((when) => when.slice(6, 11))).toEqual(hours);
  });

  it("go on in the afternoon below one heading", () => {
    const text = "Fest, Saturday 5 December\n10:00 Brass band\n12:30 Lunch\n8:00 Dance";
    expect(readWhen(text)).toEqual(["12-05T10:00", "12-05T12:30", "12-05T20:00"]);
  });
});

describe("what a page says beside its days", () => {
  it.each([
    [
      "Group exercise   Mon 7 Dec - Sun 13 Dec\n\nMON 7 DECEMBER\n06:45 Spin\nTHU 10 DECEMBER\n18:15 Aqua\nFRI 11 DECEMBER\n07:00 Yoga",
      3,
    ],
    [
      "Rota\nPeriod 07/12/2026 to 20/12/2026\n\nMon 07/12  07:00-19:00\nTue 08/12  07:00-19:00\nThu 17/12  19:00-23:00",
      3,
    ],
    ["Tour\n\nDEC\n09  Glasgow\n10  Leeds\n\nPAST\nSEP\n12  Margate\n19  Sheffield", 2],
    ["Appointments\nTue 8 December 10:00 Dentist\n\nPast visits\nMon 12 April  Dentist", 1],
    [
      "Minutes of the Trust, held on 9 November\n\n1. Mrs Oyelaran reported on the roof.\n2. The chair thanked the caterers and closed the meeting at 8.47pm.",
      0,
    ],
    [
      'Release notes\n\n- The calendar holds examples such as "Staff lunch, Friday 12pm".\n- Faster.\n\nThe release party is on Friday 11 December at 5pm.',
      1,
    ],
    ["Vendor review\nWednesday 9 December 2026, 11:00\n(was: Tuesday 8 December 2026 3:00 PM)", 1],
    ["Sailing Friday 11 December, departs 08:45\nTicket changed (previously Thurs 10 December 20:30)", 1],
    [
      "Next collections\nBlack bin   Thursday 3 December\nBlue bin    Thursday 10 December\n\nPut your bin out by 7am.",
      2,
    ],
    ["Homework\nEssay   Thursday 3 December\nQuiz    Thursday 10 December\n\nUpload your work by 4pm.", 2],
    [
      "Seminar, Thursdays 12:30-1:45\n\nDec 3    Gideon Marsh\nDec 10   No seminar (reading week)\nDec 17   Yael Brenner",
      2,
    ],
    [
      "Classes\n\nMON 7 DECEMBER\n18:45 Spin\nWED 9 DECEMBER\nNo classes - staff training\nTHU 10 DECEMBER\n18:15 Aqua",
      2,
    ],
  ])("is no event: %s", (text, count) => {
    expect(readWhen(text)).toHaveLength(count);
  });

  it.each([
    ["Half term 15-21 February\nMon 15 February 10am Zoo trip", 2],
    ["Party Saturday 5 December, 7pm\n\nPlease reply by 1 December", 2],
    ["Past and present: a talk, Tuesday 8 December 7pm\nTea Wednesday 9 December 3pm", 2],
    ["Calendar\n\nMON 7 DECEMBER\nNo school\nTUE 8 DECEMBER\n9:00 Staff day", 2],
  ])("is one elsewhere: %s", (text, count) => {
    expect(readWhen(text)).toHaveLength(count);
  });
});

describe("where the acts of a stage are", () => {
  it("is not said of what a paragraph below them tells", () => {
    const text =
      "Fest, Saturday 5 December\n\nMAIN STAGE\n10:00 Brass band\n11:30 The Owls\n\nThe camp site opens on Friday 4 December at 16:00 for those with a pass.";
    const request = { text, nowMs: Date.UTC(2026, 10, 20, 12), timeZone: "Europe/London", language: "en" };
    const places = readText(request).map(({ start, venue }) => `${start} ${venue}`);
    expect(places).toContain("2026-12-05T11:30 MAIN STAGE");
    expect(places).toContain("2026-12-04T16:00 ");
  });
});
