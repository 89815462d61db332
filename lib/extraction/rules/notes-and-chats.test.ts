import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";

const london = { zone: "Europe/London", language: "en-GB" };

/** Hours of a range without am or pm that begin at six or seven. */
const hoursByDay: readonly WrittenText[] = [
  {
    text: "Sofa man Tues 8/12 btw 7 and 12",
    ...london,
    events: ["12-08T07:00/12-08T12:00 | Sofa man"],
  },
  {
    text: "Scaffolders Thu 10 Dec 7-11",
    ...london,
    events: ["12-10T07:00/12-10T11:00 | Scaffolders"],
  },
  {
    text: "Zoo trip Wed 9 December 7.45-4.00",
    ...london,
    events: ["12-09T07:45/12-09T16:00 | Zoo trip"],
  },
  { text: "Disco Sat 5 Dec 7-11", ...london, events: ["12-05T19:00/12-05T23:00 | Disco"] },
  { text: "Pub quiz Thurs 10 Dec 7.30-11.30", ...london, events: ["12-10T19:30/12-10T23:30 | Pub quiz"] },
  { text: "Parcel Tue 8 December 6-10", ...london, events: ["12-08T18:00/12-08T22:00 | Parcel"] },
];

/** What counts nights, weeks and days before another. */
const counted: readonly WrittenText[] = [
  {
    text: "3 night walking break, 11–14 December 2026",
    ...london,
    events: ["12-11/12-14 | Walking break; 3 night walking break"],
  },
  { text: "Fri 4 Dec, 9 night, the Crown", ...london, events: ["12-04T21:00 | Crown; The Crown"] },
  {
    text: "Wedding Sat 12 Dec 2pm at St Ann's. Rehearsal dinner previous day 7pm.",
    ...london,
    events: ["12-12T14:00 | Wedding | St Ann's", "12-11T19:00 | Rehearsal dinner"],
  },
  {
    text: "Courses\nPottery - Wednesdays 6pm, 6 weeks from 2 December",
    ...london,
    events: ["12-02T18:00 FREQ=WEEKLY;BYDAY=WE;COUNT=6 | Pottery"],
  },
  { text: "Report due 6 weeks from 2 December", ...london, events: ["2027-01-13 | Report"] },
];

/** Dates that another one has taken the place of. */
const replaced: readonly WrittenText[] = [
  {
    text: "Notes\n- keys w/ Mrs Okoro. Sun 6.12. she can't → Fri 4.12. 17:00\n- demo for the bank: Wed -> they can't -> Thu 3/12 2pm",
    ...london,
    events: ["12-04T17:00 | Keys w/ Mrs Okoro; Keys", "12-03T14:00 | Demo for the bank"],
  },
  {
    text: "3. Fair. 5 Dec clashes w/ the carol service. Agreed move to Sat 12 Dec, 10-1.\n4. Next mtg would be 8 Dec – boiler! – therefore Tues 15 Dec, 7.30pm",
    ...london,
    events: ["12-12T10:00/12-12T13:00 | Fair; Agreed move", "12-15T19:30 | Next mtg"],
  },
  {
    text: "roofers were meant to be Fri 4th, now Tues 8th 7am",
    ...london,
    events: ["12-08T07:00 | Roofers"],
  },
  { text: "dentist tues 9.20 -> now weds 10.40", ...london, events: ["11-25T10:40 | Dentist"] },
  {
    text: "Dinner would be Friday 4 December and brunch Saturday 5 December 11am",
    ...london,
    events: ["12-04 | Dinner", "12-05T11:00 | Brunch"],
  },
  {
    text: "Sat 5 December is full of surprises, so wear a hat",
    ...london,
    events: ["12-05 | Full of surprises, so wear a hat"],
  },
];

/** Messages with the stamps of telephones and of threads, offers that somebody takes, and questions that are answered. */
const chats: readonly WrittenText[] = [
  {
    text: "Jo\nWed, 18 Nov at 18:21\nAre we still on for climbing Thursday 7pm?\n\nSam\nWed, 18 Nov at 18:25\nYes! the wall on Dock St",
    ...london,
    events: ["11-26T19:00 | Climbing; Are we still on for climbing"],
  },
  {
    text: "Mon 7 December 09:12\nTrain to Leeds\nTue 8 December 17:48\nTrain home",
    ...london,
    events: ["12-07T09:12 | Train to Leeds", "12-08T17:48 | Train to Leeds; Train home"],
  },
  {
    text: "#ops\nGwen S.  8:51 AM\nstock count – which weekend?\n   Tess  8:53 AM   not the first plsss\n   Gwen S.  8:55 AM   ok Sat Dec 12, 6am start, done by 2\nBo  10:22 AM\nnice",
    ...london,
    events: ["12-12T06:00/12-12T14:00 | Stock count; Ok; Start"],
  },
  {
    text: "Vet: Biscuit's booster is due. Can offer Tue 24th 4.20 or Thu 26th 9.10\nMe: Tuesday please\nVet: Booked",
    ...london,
    events: ["11-24T16:20 | Biscuit's booster is due"],
  },
  {
    text: "Nina: The Swan can give us Sat 12 Dec or Fri 18 Dec for the gig\nDov: 12th I'm at a christening so no\nNina: ok so 18th\nNina: we're on at 8.45",
    ...london,
    events: ["12-18T20:45 | Gig; The Swan can give us"],
  },
  {
    text: "Zan: is the braai still 5 December?\nPiet: No, gazebo people can't. Sat 12 December from 13h00 by the pool\nZan: ok. how much\nPiet: R80 each",
    ...london,
    events: ["12-12T13:00 | Pool; Braai | pool"],
  },
  {
    text: "Lena: are you coming to the quiz Friday 7pm?\nOwen: no, I'm away till Monday\nLena: shame",
    ...london,
    events: ["11-27T19:00 | Quiz; Are you coming to the quiz"],
  },
  {
    text: "Ferrypost: your parcel was delivered today 20 Nov at 11:21 and left with Kay (no. 9). Returns accepted until 18 Dec\nBank: £23.40 spent at TOYS on 20NOV. Never share codes.\nBank: 884120 is your one time code. Expires 20/11 14:31",
    ...london,
    events: [],
  },
];

/** Days by their number alone, as notes have them. */
const numbers: readonly WrittenText[] = [
  {
    text: "jobs\ncouncil tax - due 9th\nGST return 28th!!!\nWedding anniv. 18th (31 yrs)\nring Dad (bday 11th)",
    ...london,
    events: [
      "12-09 | Council tax; Due; Council tax due",
      "11-28 | GST return",
      "12-18 | Wedding anniv",
      "12-11 | Ring Dad",
    ],
  },
  {
    text: "Jake's 21st\nSat 5 December 8pm",
    ...london,
    events: ["12-05T20:00 | Jake's 21st"],
  },
  {
    text: "We came 4th!\nNext race Sun 6 December 10am",
    ...london,
    events: ["12-06T10:00 | Next race"],
  },
  {
    text: "Year 6 girls 5th, boys 7th. Well done\nNext gala Sat 5 December 10am",
    ...london,
    events: ["12-05T10:00 | Next gala"],
  },
  {
    text: "plasterer Mon 14 & Tues 15 Dec\nsprint 14 ends 16/12",
    ...london,
    events: ["12-14/12-15 | Plasterer", "12-16 | Sprint; Sprint 14"],
  },
  {
    text: "Stand-up notes 20 Nov\n- Theo: code freeze thurs noon\n- retro fri 2pm",
    ...london,
    events: ["11-26T12:00 | Theo: code freeze; Code freeze", "11-27T14:00 | Retro"],
  },
];

/** Journeys there and back, and weekdays of what was told before. */
const outings: readonly WrittenText[] = [
  {
    text: "School news\n- Panto trip Mon 14 Dec: coach 12.15, back for 4ish\n- Zoo trip Fri 11 December, bus 8.40, home 4.30\n- Last day is Tues 15 Dec",
    ...london,
    events: [
      "12-14T12:15/12-14T16:00 | Panto trip",
      "12-11T08:40/12-11T16:30 | Zoo trip",
      "12-15 | Last day",
    ],
  },
  {
    text: "Seats\nCoach 4 is ours on Mon 14 Dec\nRoom 2.15 for lunch",
    ...london,
    events: ["12-14 | Coach 4 is ours; Coach 4"],
  },
  {
    text: "Mum lands Friday 11 December 6pm. Uncle Vern's do on the Sat, Crown Hotel 7.30pm",
    ...london,
    events: ["12-11T18:00 | Mum lands", "12-12T19:30 | Uncle Vern's do | Crown Hotel"],
  },
  {
    text: "Meeting on the Friday at 3",
    ...london,
    events: ["11-27T15:00 | Meeting"],
  },
  {
    text: "jobs\ninsurance due 9th\nrent due 1st",
    events: ["12-09 | Insurance due; Insurance", "12-01 | Rent due; Rent"],
  },
];

/** Other ways of notes: two dashes, ends that are counted in, hours that are years, days of messages. */
const others: readonly WrittenText[] = [
  {
    text: "Rehearsals start Tuesday 1 December and run every Tuesday up to and incl. 23 February 2027",
    ...london,
    events: ["12-01 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270223 | Rehearsals"],
  },
  {
    text: "December 11 - 14: lake cabin\n   -- 12th: kayaks 9-noon\n   -- 13th: Jules bday dinner 7:15pm",
    events: [
      "12-11/12-14 | Lake cabin",
      "12-12T09:00/12-12T12:00 | Kayaks",
      "12-13T19:15 | Jules bday dinner",
    ],
  },
  {
    text: "Forms in by Monday 7 December, no exceptions after 2025\nsee you there",
    ...london,
    events: ["12-07 | Forms; Forms due"],
  },
  {
    text: "Easter      Sun 13 December 9am, rehearsal\nReception   Sat 12 December 2pm",
    ...london,
    events: ["12-13T09:00 | Rehearsal; Easter", "12-12T14:00 | Reception"],
  },
  {
    text: "bath and story thurs 5:30 till like quarter to 7",
    ...london,
    events: ["11-26T17:30/11-26T18:45 | Bath and story"],
  },
  {
    text: "5 a side Tuesdays 8 to 9, Astro 3",
    ...london,
    events: ["11-24T20:00/11-24T21:00 FREQ=WEEKLY;BYDAY=TU | 5 a side"],
  },
  {
    text: "#launch\nFriday, November 20th\n\nGwen Abara  9:12 AM\nretro Thurs 2pm, Juniper\nLuis Farrow  9:15 AM\nok",
    ...london,
    events: ["11-26T14:00 | Retro | Juniper"],
  },
];

describe("notes to oneself and messages", () => {
  it.each(
    [...hoursByDay, ...counted, ...replaced, ...chats, ...numbers, ...outings, ...others].map(
      (entry) => [entry.text, entry] as const,
    ),
  )("reads %j", (_, entry) => {
    expect(faultsOf(entry)).toEqual([]);
  });
});
