import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";

const london = { zone: "Europe/London", language: "en-GB" };

/** What is said around a name, or of it, and is no part of it. */
const names: readonly WrittenText[] = [
  {
    text: "Rockhouse Studio\nLoad in: Friday 4 December, 4pm\n\nCraft market\nPack in from 7am Saturday 5 December.",
    ...london,
    events: ["12-04T16:00 | Load in", "12-05T07:00 | Pack in"],
  },
  {
    text: "Street news\n\nThe tree lights switch on is on Friday 4 December at 6pm.\nDrop in Saturday 5 December 10am, no need to book.",
    ...london,
    events: ["12-04T18:00 | Tree lights switch on", "12-05T10:00 | Drop in"],
  },
  {
    text: "Football committee\n\nTraining stays Tuesday 1 December at 7pm.\nNets as usual on Wednesday 2 December, 6pm.\nWork party as ever on Sunday 6 December at 10am.",
    ...london,
    events: ["12-01T19:00 | Training", "12-02T18:00 | Nets", "12-06T10:00 | Work party"],
  },
  {
    text: "Oh and the school play got moved to Thursday 3 December at 7pm\n\nOk so brunch is on Sunday 6 December at 11am",
    ...london,
    events: ["12-03T19:00 | School play", "12-06T11:00 | Brunch"],
  },
  {
    text: "GreenSmile Dental: Hi Ms Okoro, this is a reminder of your appointment with Dr Lindqvist on Tue 1 December at 10:20. Reply C to confirm.",
    ...london,
    events: ["12-01T10:20 | Appointment with Dr Lindqvist"],
  },
  {
    text: "ParkLane Hair: Reminder Jo you have a cut & colour w/ Priya Sat 5 December 2pm",
    ...london,
    events: ["12-05T14:00 | Cut & colour w/ Priya"],
  },
  {
    text: "Westgate Vets\nHi Sam, a reminder that you have an appointment with Nurse Joy for Biscuit on Thu 3 December at 4.15pm.\nPlease arrive early.",
    ...london,
    events: ["12-03T16:15 | Appointment with Nurse Joy for Biscuit"],
  },
  { text: "who's in for bowling on friday 4 december at 8pm?", ...london, events: ["12-04T20:00 | Bowling"] },
  { text: "anyone up for a curry saturday 5 december 7.30pm", ...london, events: ["12-05T19:30 | Curry"] },
  { text: "fancy a swim sunday 6 december 9am?", ...london, events: ["12-06T09:00 | Swim"] },
  {
    text: "NOTICE IS HEREBY GIVEN that the Annual Meeting of members of the Harbour Trust will be held on Thursday 3 December 2026 at 7pm in the Trust office.\n\nBy order of the board",
    ...london,
    events: [
      "12-03T19:00 | The Annual Meeting of members of the Harbour Trust; Annual Meeting | Trust office",
    ],
  },
  {
    text: "Please be advised that the fire alarm test will be carried out on Wednesday 2 December at 11am.\nWe are writing to let you know that your water meter will be replaced on 9 December between 8am and noon.\n\nKind regards",
    ...london,
    events: ["12-02T11:00 | Fire alarm test", "12-09T08:00/12-09T12:00 | Water meter replaced"],
  },
  {
    text: "Staff notes\n\nThe AGM is on Thursday 3 December at 7pm.\nYour MRI is on Friday 4 December at 9.15am.",
    ...london,
    events: ["12-03T19:00 | AGM", "12-04T09:15 | MRI"],
  },
  {
    text: "Harvest fair\nSaturday 5 December\n\nTime | What | Where\n10:00 | Ukulele jam, bring your own | Barn\n11:30 | Sheep shearing, upper field | Field\n13:00 | Bread, jam and butter | Kitchen",
    ...london,
    events: [
      "12-05T10:00 | Ukulele jam | Barn",
      "12-05T11:30 | Sheep shearing | Field",
      "12-05T13:00 | Bread, jam and butter | Kitchen",
    ],
  },
  {
    text: "Dear Members,\n\nYou are cordially invited to the Annual Rowing Dinner. Details are as follows:\n\nDate: Saturday 12 December 2026\nTime: 7pm\nVenue: Boathouse, Quay Street\n\nPlease reply to the secretary.",
    ...london,
    events: ["12-12T19:00 | Annual Rowing Dinner; The Annual Rowing Dinner | Boathouse, Quay Street"],
  },
  {
    text: "Dear all,\n\nWe are pleased to announce that the Spring Concert will take place as follows:\n\nDate: Friday 12 March 2027\nTime: 6.30pm\nVenue: School hall\n\nKind regards",
    ...london,
    events: ["2027-03-12T18:30 | Spring Concert; The Spring Concert | School hall"],
  },
  {
    text: "Hi,\n\nJust a reminder about the staff training on safeguarding.\n\nWhen: Monday 7 December, 9am - 12pm\nWhere: Room 4\n\nBring your laptop.",
    ...london,
    events: ["12-07T09:00/12-07T12:00 | Staff training on safeguarding | Room 4"],
  },
  {
    text: "Good afternoon,\n\nFollowing your enquiry I have booked you in for an eye test with Mrs Dale.\n\nDate: Monday 7 December 2026\nTime: 11:40\nBranch: 22 Castle St\n\nSee you soon",
    ...london,
    events: ["12-07T11:40 | Eye test with Mrs Dale; Eye test | 22 Castle St"],
  },
  {
    text: "Riverside Community Centre\nNEW YEAR DANCE 2027\n\nDate: Saturday 9 January 2027\nTime: 8pm\nVenue: Main hall\nTickets: £10",
    ...london,
    events: ["2027-01-09T20:00 | New Year Dance 2027; New Year Dance | Main hall"],
  },
  {
    text: "Club notes\n\nSnack shack: every family owes a shift, Sat 5 December 10am\nRoadshow: we have a consultant on Monday 7 December at 2pm\n\nSubs by Friday 11 December",
    ...london,
    events: ["12-05T10:00 | Snack shack", "12-07T14:00 | Roadshow", "12-11 | Subs due"],
  },
  {
    text: "Comedy nights\n\nAda Bell\nFri 4 December 8pm\nLow availability\n\nTom Pike\nSat 5 December 8pm\n6 tickets left\n\nJo Reed\nSun 6 December 8pm\nSelling fast",
    ...london,
    events: ["12-04T20:00 | Ada Bell", "12-05T20:00 | Tom Pike", "12-06T20:00 | Jo Reed"],
  },
];

/** What looks like such words and belongs to the name. */
const kept: readonly WrittenText[] = [
  { text: "Fancy dress party Friday 4 December 8pm", ...london, events: ["12-04T20:00 | Fancy dress party"] },
  {
    text: "Stays and corsets workshop Sat 5 December 2pm",
    ...london,
    events: ["12-05T14:00 | Stays and corsets workshop"],
  },
  {
    text: "Quiz night: reminder to bring pens, Friday 4 December 7pm",
    ...london,
    events: ["12-04T19:00 | Quiz night; Quiz night: reminder to bring pens"],
  },
  {
    text: "Village hall\n\nThe Hare & Hounds Folk Club meets in the snug.\nCheck the boiler in December.\n\nThe UK Coin Fair, Saturday 5 December, 10am",
    ...london,
    events: ["12-05T10:00 | The UK Coin Fair; UK Coin Fair"],
  },
  {
    text: "BOOK CLUB\n\nThis month we read Piranesi.\n\nDate: Wed 9 December\nTime: 7.30pm\nWhere: Anna's",
    ...london,
    events: ["12-09T19:30 | Book Club | Anna's"],
  },
  {
    text: "Hi Jo,\n\nThanks for your order.\n\nEvent: Lantern walk\nDate: Wed 9 December\nTime: 7.30pm\nWhere: Old Quay",
    ...london,
    events: ["12-09T19:30 | Lantern walk | Old Quay"],
  },
  {
    text: "Talks this winter\n\nKeynote: Why bees matter, Sat 5 December 10am\nFilm: The Moving House, Sun 6 December 3pm",
    ...london,
    events: ["12-05T10:00 | Keynote: Why bees matter", "12-06T15:00 | Film: The Moving House"],
  },
];

describe("names in what is said of them", () => {
  for (const written of names) it(written.text, () => expect(faultsOf(written)).toEqual([]));
});

describe("words of a name that look like something said of it", () => {
  for (const written of kept) it(written.text, () => expect(faultsOf(written)).toEqual([]));
});
