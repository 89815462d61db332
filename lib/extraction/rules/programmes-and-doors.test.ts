import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";

const london = { zone: "Europe/London", language: "en-GB" };

const programmes: readonly WrittenText[] = [
  {
    text: "HARVEST FAIR SEPTEMBER 15-18\n\nWED 15: Cattle judging 9am • Choir in the barn 6pm\nTHU 16: Poultry show 10am • Quiz 7:30pm",
    ...london,
    events: [
      "2027-09-15/2027-09-18 | Harvest Fair",
      "2027-09-15T09:00 | Cattle judging",
      "2027-09-15T18:00 | Choir in the barn; Choir",
      "2027-09-16T10:00 | Poultry show",
      "2027-09-16T19:30 | Quiz",
    ],
  },
  {
    text: "Canal day, Saturday 5 June 2027\n\nTOWPATH STAGE\n10.30 Brass band   11.45 Morris   2pm Duck race   3.15 Prizes",
    ...london,
    events: [
      "2027-06-05T10:30 | Brass band",
      "2027-06-05T11:45 | Morris",
      "2027-06-05T14:00 | Duck race",
      "2027-06-05T15:15 | Prizes",
    ],
  },
  {
    text: "Open weekend 4-6 June 2027\n\nFri: bread class 10am, cider talk 3pm, ceilidh 8pm",
    ...london,
    events: [
      "2027-06-04/2027-06-06 | Open weekend",
      "2027-06-04T10:00 | Bread class",
      "2027-06-04T15:00 | Cider talk",
      "2027-06-04T20:00 | Ceilidh",
    ],
  },
  {
    text: "Ploughing match\n\nSunday 6 June 2027\n7.30 Horses arrive in the yard\n9.00 First furrow\n1.00 Judging\n4.00 Trophies",
    ...london,
    events: [
      "2027-06-06T07:30 | Horses arrive in the yard; Horses arrive",
      "2027-06-06T09:00 | First furrow; Furrow",
      "2027-06-06T13:00 | Judging",
      "2027-06-06T16:00 | Trophies",
    ],
  },
  {
    text: "Rowing club ball, Saturday 12 June 2027\n\n7.00 Drinks on the landing stage\n7.45 Dinner\n9.30 Dancing\n1.00 Carriages",
    ...london,
    events: [
      "2027-06-12T19:00 | Drinks on the landing stage; Drinks",
      "2027-06-12T19:45 | Dinner",
      "2027-06-12T21:30 | Dancing",
      "2027-06-13T01:00 | Carriages",
    ],
  },
  {
    text: "Gig night, Friday 11 June 2027\n7.30 Doors\n8.15 The Owls\n9.30 Tom Reed Band\n11.00 Curfew",
    ...london,
    events: [
      "2027-06-11T19:30 | Gig night; Gig; Doors",
      "2027-06-11T20:15 | The Owls",
      "2027-06-11T21:30 | Tom Reed Band",
      "2027-06-11T23:00 | Curfew",
    ],
  },
  {
    text: "Tea garden prices, Saturday 5 June 2027\nTea £2.50   Coffee £3.00   Cake £3.50",
    ...london,
    events: ["2027-06-05 | Tea garden prices; Tea garden"],
  },
];

const doors: readonly WrittenText[] = [
  {
    text: "Autumn tour\nFri 10 September 2027   The Forge, Bristol, doors 7 / music 8\nSat 11 September 2027   The Mill, Bath, doors 6 / show 7",
    ...london,
    events: [
      "2027-09-10T20:00 | The Forge; The Forge, Bristol",
      "2027-09-11T19:00 | The Mill; The Mill, Bath",
    ],
  },
  {
    text: "Jazz at the Granary\nFri 9 April   Tom Reed Trio\nFri 16 April  Ana Silva Quartet\n\nDoors 7.30, music 8.30 unless noted.",
    ...london,
    events: ["2027-04-09T20:30 | Tom Reed Trio", "2027-04-16T20:30 | Ana Silva Quartet"],
  },
  {
    text: "Folk at the Ferry\nThu 8 April   Bess Hay\nThu 15 April  The Tollkeepers\n\nDoors 7 / music 8 everywhere.",
    ...london,
    events: ["2027-04-08T20:00 | Bess Hay", "2027-04-15T20:00 | The Tollkeepers"],
  },
  {
    text: "COMING UP\nApr 18   Linden Winds\nMay 16   Marta Kohl, harp\nboth 3 pm, same place",
    language: "en-US",
    events: ["2027-04-18T15:00 | Linden Winds", "2027-05-16T15:00 | Marta Kohl, harp; Marta Kohl"],
  },
  { text: "Bess Hay, Saturday 12 December, doors 7", ...london, events: ["12-12T19:00 | Bess Hay"] },
  {
    text: "Friday 11 December: Ceilidh. Starts 7.30. Bring supper.",
    ...london,
    events: ["12-11T19:30 | Ceilidh"],
  },
  {
    text: "Bess Hay\nSAT 12 DEC   8:00PM\nDOORS 7:15PM",
    ...london,
    events: ["12-12T20:00 | Bess Hay"],
  },
];

describe("several things in a line, and lists of hours", () => {
  it.each(programmes)("reads $text", (written) => expect(faultsOf(written)).toEqual([]));
});

describe("when the doors open and the music begins", () => {
  it.each(doors)("reads $text", (written) => expect(faultsOf(written)).toEqual([]));
});
