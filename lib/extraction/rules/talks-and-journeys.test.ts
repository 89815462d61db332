import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";
import { readWhen } from "@/lib/testing/read-when";

const london = { zone: "Europe/London", language: "en-GB" };

/** Messages that settle one event step by step, and messages that tell of several. */
const talks: readonly WrittenText[] = [
  {
    text: "Sam: pizza??\nJaz: always. sat?\nSam: at my nans sat. friday 4th?\nJaz: yeh 4th good. 8?\nMo: make it half 8, i dont finish til 7\nSam: done. half 8 Lina's, ill book",
    ...london,
    events: ["12-04T20:30 | Always"],
  },
  {
    text: "Pri: brunch sunday?\nTom: this sun no good, got the in-laws. 6th?\nPri: yep 6th. 11 at the Lido?\nJess: can we do 11.30, buses are rubbish on a sunday\nTom: 11.30 fine",
    ...london,
    events: ["12-06T11:30 | Brunch"],
  },
  {
    text: "Jules: who's in for trivia thurs\nDev: cant, night shift til 6\nMo: me! what time\nJules: 7 at the Imperial\nDev: also mum's 60th is on Sat 12 Dec, lunch at ours from 12.30",
    ...london,
    events: [
      "11-26T19:00 | Who's in for trivia; Trivia",
      "12-12T12:30 | Mum's 60th; Lunch; Mum's 60th lunch",
    ],
  },
  {
    text: "Anna 🌻 18:02\nbowling sat?\nZed 18:04\nsure. what time\nAnna 🌻 18:07\n7 ok?\nZed 18:09\nyep 7",
    ...london,
    events: ["11-21T19:00 | Bowling"],
  },
  {
    text: "Ana: Fancy dinner on Thursday 3 December?\nBen: Sure! What time?\nAna: 7.30 at Bella's?\nBen: Perfect",
    ...london,
    events: ["12-03T19:30 | Fancy dinner; Dinner | Bella's"],
  },
  {
    text: "Mo: squash next week lads?\nIan: wed or thurs?\nMo: thurs, 8-9pm\nIan: 8 has gone, only 9-10pm is free\nMo: 9 then",
    ...london,
    events: ["11-26T21:00/11-26T22:00 | Squash lads; Squash"],
  },
  {
    text: "Jess: Sam's leaving thing. Friday the 4th?\nOwen: works. Sunset Lanes, half price after 8pm\nJess: so 8?\nLena: can we do 8:15, I come from work\nJess: 8:15 it is",
    ...london,
    events: ["12-04T20:15 | Sam's leaving thing; Sam's leaving"],
  },
  {
    text: "Ana: lunch this week?\nTom: yes!! thurs?\nAna: cant do thurs, friday?\nTom: Fri works. 1pm?\nAna: bit earlier pls, half 12",
    ...london,
    events: ["11-27T12:30 | Lunch; Works"],
  },
  {
    text: "Shaz: BBQ for Sam? thinking Sat 10 April\nDave: 10th's no good for me. the 17th?\nShaz: 17th it is. 2pm\nJen: could we make it 3\nShaz: yeah 3",
    ...london,
    events: ["2027-04-17T15:00 | BBQ for Sam; BBQ"],
  },
  {
    text: "Grace: Book club Weds 16 Dec, 7.30pm, mine?\nLou: could we do the Thurs instead\nGrace: Thurs is no good for Beth\nLou: ok leave it at weds then\nBeth: can we start at 8 tho\nGrace: 8 fine!",
    ...london,
    events: ["12-16T20:00 | Book club"],
  },
  {
    text: "Anita: Our housewarming is on Sunday 13 December\nVikram: Congrats! timing?\nAnita: 11 am, Flat 502\nVikram: And Neha's farewell is on Wed 16th?\nAnita: Yes",
    ...london,
    events: ["12-13T11:00 | Housewarming; Our housewarming", "12-16 | Neha's farewell; And Neha's farewell"],
  },
  {
    text: "Ana: Dinner on Thursday 3 December?\nBen: what time?\nAna: 7.30pm?\nBen: 8pm please\nAna: 8 then\nAna: Please pay me by Tuesday 1 December",
    ...london,
    events: ["12-03T20:00 | Dinner", "12-01 | Pay me; Please pay me"],
  },
  {
    text: "Ana: Party on Saturday 5 December, 3-5pm at ours!\nLiv: great\nAna: also, dress rehearsal tomorrow\nLiv: thanks",
    ...london,
    events: ["12-05T15:00/12-05T17:00 | Party", "11-21 | Dress rehearsal; Also, dress rehearsal"],
  },
];

const elsewhere: readonly WrittenText[] = [
  {
    text: "Year 5 trip to the Science Museum is on Thursday 10 December.\n\nThe coach will leave at 8am and return at 4.30pm.",
    ...london,
    events: ["12-10T08:00/12-10T16:30 | Year 5 trip to the Science Museum; Year 5 trip"],
  },
  {
    text: "Book club is on Wednesday 9 December at Jo's.\n\nWe start at 7.30pm. Bring a bottle!",
    ...london,
    events: ["12-09T19:30 | Book club | Jo's"],
  },
  {
    text: "The office will be closed on Friday 11 December.\n\nNormal opening hours are 9am to 5pm.",
    ...london,
    events: ["12-11 | Office closed; The office will be closed; The office closed"],
  },
  {
    text: "Saturday 17 July 2027\nCeremony 1.30pm, St Peter's Church\nReception 3.30pm to midnight, Ham Barn",
    ...london,
    events: [
      "2027-07-17T13:30 | Ceremony | St Peter's Church",
      "2027-07-17T15:30/2027-07-18T00:00 | Reception | Ham Barn",
    ],
  },
];

const runs: readonly WrittenText[] = [
  {
    text: "THIS WEEK\nThu 26 November: The Red Shoes\nFri 27 November: Top Gun: Maverick\nBoth films start 7.45pm. Gates 6.30pm.",
    ...london,
    events: ["11-26T19:45 | The Red Shoes", "11-27T19:45 | Top Gun: Maverick"],
  },
  {
    text: "The Crucible\nThurs 15 – Sat 17 April 2027, 7.30pm, Sat matinee 2.30pm     £16 / £14",
    ...london,
    events: [
      "2027-04-15T19:30 FREQ=DAILY;UNTIL=20270417 | The Crucible",
      "2027-04-17T14:30 | The Crucible; Matinee",
    ],
  },
  {
    text: "THE LINTON PLAYERS present\nTHE CRUCIBLE\nThurs 10 – Sat 12 December at 7.30pm",
    ...london,
    events: ["12-10T19:30 FREQ=DAILY;UNTIL=20261212 | The Crucible"],
  },
  {
    text: "BLITHE SPIRIT by Noël Coward\nVillage Hall, Linton\nWed 14 – Sat 17 April 2027 at 7.30pm",
    ...london,
    events: ["2027-04-14T19:30 FREQ=DAILY;UNTIL=20270417 | Blithe Spirit by Noël Coward; Blithe Spirit"],
  },
  {
    text: "Conference Thu 15 – Sat 17 April 2027, starts 7pm with drinks",
    ...london,
    events: ["2027-04-15T19:00/2027-04-17T19:00 | Conference; Conference with drinks"],
  },
];

const journeys: readonly WrittenText[] = [
  {
    text: "OUT Sat 27 Mar 2027\nLondon Kings Cross 09:00 > Edinburgh Waverley 13:20, coach C seats 41A 42A\nRTN Tue 30 Mar 2027\nEdinburgh Waverley 14:30 > London Kings Cross 18:51, coach F seats 12 13",
    ...london,
    events: [
      "2027-03-27T09:00/2027-03-27T13:20 | London Kings Cross → Edinburgh Waverley | London Kings Cross",
      "2027-03-30T14:30/2027-03-30T18:51 | Edinburgh Waverley → London Kings Cross | Edinburgh Waverley",
    ],
  },
  {
    text: "Saturday 5 December 2026\n10:15 Lisboa (LIS) – 12:20 Funchal (FNC)",
    ...london,
    events: ["12-05T10:15/12-05T12:20 | Lisboa (LIS) → Funchal (FNC) | Lisboa (LIS)"],
  },
  {
    text: "Saturday 5 December\nYoga 2:00 PM - 4:00 PM\nPilates 5:00 PM - 6:00 PM",
    ...london,
    events: ["12-05T14:00/12-05T16:00 | Yoga", "12-05T17:00/12-05T18:00 | Pilates"],
  },
];

const changed: readonly WrittenText[] = [
  {
    text: "The monthly review meeting is preponed from 12th December to 10th December, 11.30am, Conference Hall.",
    ...london,
    events: ["12-10T11:30 | Monthly review meeting | Conference Hall"],
  },
  {
    text: "Your pre-op assessment on 11/12/2026 has been CHANGED. New date: Wed 16/12/2026 at 09:20, Clinic 4.",
    ...london,
    events: ["12-16T09:20 | Pre-op assessment | Clinic 4"],
  },
  {
    text: "- Term 1 finishes 12.30pm Thurs 10 December\n- Term 2 starts Mon 11 January",
    ...london,
    events: ["12-10T12:30 | Term 1 finishes", "2027-01-11 | Term 2 starts; Term 2"],
  },
];

const noTimes: readonly WrittenText[] = [
  {
    text: "Sorry, tomorrow's 10am stand-up and Thursday's retro (4pm, Zoom) are both cancelled.",
    ...london,
    events: [],
  },
  { text: "200 ok", ...london, events: [] },
  {
    text: "Funeral service Friday 11 December, 11.15am. Bright colours please, Mo hated black.",
    ...london,
    events: ["12-11T11:15 | Funeral service"],
  },
  {
    text: "Hotel from 7 to 9 May 2027. Bring sun cream. Sat navs lie.",
    ...london,
    events: ["2027-05-07/2027-05-09 | Hotel"],
  },
];

describe("how often something is", () => {
  it("makes no event beside the series that says it in full", () => {
    const text =
      "Let's go fortnightly with our 1:1. Every other Wednesday, 11:00–11:30, first one 9 December.";
    expect(readWhen(`Hi Marta,\n${text}`)).toEqual([
      "12-09T11:00/12-09T11:30 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE",
    ]);
  });
});

describe.each([
  { name: "messages that settle one event, and others", texts: talks },
  { name: "hours away from their day", texts: elsewhere },
  { name: "a run of evenings", texts: runs },
  { name: "a line with both ends of a journey", texts: journeys },
  { name: "a date that another one replaces, and numbers of terms", texts: changed },
  { name: "what is no time, or does not take place", texts: noTimes },
])("$name", ({ texts }) => {
  it.each(texts)("are read: $text", (written) => {
    expect(faultsOf(written)).toEqual([]);
  });
});
