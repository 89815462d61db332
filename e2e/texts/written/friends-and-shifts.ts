import type { WrittenText } from "./written-text";

const london = { zone: "Europe/London", language: "en-GB" };

/** Messages of friends, newsletters of clubs, plans of training and of shifts. */
export const friendsAndShifts: readonly WrittenText[] = [
  {
    text: "hey! bday drinks for Lou sat 5th, 7ish at the Crown then karaoke 10 til late x",
    ...london,
    stillWrong: "letters for a kiss stay in the title",
    events: [
      "12-05T19:00 | Bday drinks; Bday drinks for Lou; Bday drinks for Lou at the Crown | Crown",
      "12-05T22:00 | Karaoke",
    ],
  },
  {
    text: "u free thurs? thinking tacos 7:30 at ours",
    stillWrong: "thinking of something is taken for its name",
    events: ["11-26T19:30 | Tacos; Tacos at ours"],
  },
  {
    text: "[14:02, 20/11/2026] Mia: Yoga moved to 6.15 on Tues cos of the hall booking 🧘",
    ...london,
    events: ["11-24T18:15 | Yoga"],
  },
  {
    text: "Choir news: our Christmas concert takes place on Sunday 13 December at 4 pm in St Luke's. Rehearsals: Tuesdays 24 Nov, 1 Dec and 8 Dec, 7.30–9.30 pm in the parish hall. Cake donations welcome!",
    ...london,
    stillWrong: "the name of the newsletter comes first",
    events: [
      "12-13T16:00 | Christmas concert; Our Christmas concert | St Luke's",
      "11-24T19:30/11-24T21:30 | Rehearsals; Rehearsal | parish hall",
      "12-01T19:30/12-01T21:30 | Rehearsals; Rehearsal | parish hall",
      "12-08T19:30/12-08T21:30 | Rehearsals; Rehearsal | parish hall",
    ],
  },
  {
    text: "Footy: kick off 10:30 Sunday, meet 9:45 at the ground (Hackney Marshes pitch 14)",
    ...london,
    stillWrong: "an address in brackets behind a vague place",
    events: ["11-22T10:30 | Footy; Footy: kick off | Hackney Marshes"],
  },
  {
    text: "Save the date!! Annie turns 40 – party on 16 January, more details to follow",
    ...london,
    events: ["2027-01-16 | Party; Annie turns 40; Annie turns 40 party; Annie turns 40 – party"],
  },
  {
    text: "Book club: we're reading Middlemarch, next meeting Weds 9th Dec 8pm at Fran's (23 Elm Grove)",
    ...london,
    stillWrong: "what else the club does stays in the title",
    events: ["12-09T20:00 | Book club; Book club meeting; Next meeting | Elm Grove"],
  },
  {
    text: "Ski trip 27.2.–6.3.2027, Lech. Bus leaves Sat 5 am from Karlsplatz.",
    zone: "Europe/Vienna",
    language: "en-GB",
    stillWrong: "a weekday within the days of the trip",
    events: ["2027-02-27/2027-03-06 | Ski trip | Lech", "2027-02-27T05:00 | Bus leaves; Bus | Karlsplatz"],
  },
  {
    text: "Training plan w/c 23 Nov\nMon: rest\nTue: 8 x 400m, track, 18:30\nWed: easy 45 min\nThu: tempo 6:30am\nSat: parkrun 9am\nSun: long run 18 km 8am",
    stillWrong: "a day of rest is named by the heading",
    ...london,
    events: [
      "11-23 | Rest",
      "11-24T18:30 | 8 x 400m; 8 x 400m, track; 8 x 400m track",
      "11-25 | Easy 45 min; Easy",
      "11-26T06:30 | Tempo",
      "11-28T09:00 | Parkrun",
      "11-29T08:00 | Long run 18 km; Long run",
    ],
  },
  {
    text: "My rota next week: Mon 7-3, Wed 2-10, Thu 7-3, Fri 10-6",
    ...london,
    events: [
      "11-23T07:00/11-23T15:00 | My rota; Rota; Shift",
      "11-25T14:00/11-25T22:00 | My rota; Rota; Shift",
      "11-26T07:00/11-26T15:00 | My rota; Rota; Shift",
      "11-27T10:00/11-27T18:00 | My rota; Rota; Shift",
    ],
  },
  {
    text: "shifts: 30/11 late 1400-2200, 1/12 early 0600-1400, 3/12 night 2200-0600",
    ...london,
    stillWrong: "a shift without a name of its own",
    events: [
      "11-30T14:00/11-30T22:00 | Late; Late shift; Shifts late; Shifts: late",
      "12-01T06:00/12-01T14:00 | Early; Early shift; Shifts early; Shifts: early",
      "12-03T22:00/12-04T06:00 | Night; Night shift; Shifts night; Shifts: night; Shifts; Shift",
    ],
  },
  {
    text: "Dad's flight gets in at 23:55 on the 23rd so pick him up 00:40 on the 24th",
    ...london,
    events: [
      "11-23T23:55 | Dad's flight gets in; Dad's flight",
      "11-24T00:40 | Pick him up; Pick up; Pick up Dad",
    ],
  },
  {
    text: "Camping Thu 4pm to Sat lunchtime, pitch 12, Lower Field Farm",
    ...london,
    events: ["11-26T16:00/11-28T12:00 | Camping; Camping, pitch 12; Camping pitch 12 | Lower Field Farm"],
  },
  {
    text: "D&D: alternate Sundays 6pm @ Theo's, starting this Sunday",
    events: ["11-22T18:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=SU | D&D | Theo's"],
  },
  {
    text: "Bring & share lunch after the 10.30 service on Advent Sunday (29 November)",
    ...london,
    stillWrong: "a holiday behind on is cut short",
    events: [
      "11-29T10:30 | Bring & share lunch; Bring & share lunch after the service; Service; Bring & share lunch after the service on Advent Sunday",
    ],
  },
  {
    text: "Running club AGM\nThursday 10th December\n7.45 for 8pm\nUpstairs at The Railway\nNominations to Steve by 3rd December please",
    ...london,
    events: [
      "12-10T19:45 | Running club AGM | The Railway",
      "12-03 | Nominations; Nominations due; Nominations to Steve",
    ],
  },
  {
    text: "Picnic is postponed to Sunday because of the rain, same time (1pm), same place",
    ...london,
    events: ["11-22T13:00 | Picnic"],
  },
  {
    text: "Grandma's 80th is on the second Saturday in January, lunch 12:30 at Trattoria Bella",
    events: ["2027-01-09T12:30 | Grandma's 80th; Grandma's 80th lunch; Lunch | Trattoria Bella"],
  },
  {
    text: "Shabbat dinner at the Levys' next Friday, candle lighting 4:12 so pls be there by 4",
    events: ["11-27T16:12 | Shabbat dinner; Shabbat dinner at the Levys' | Levys"],
  },
  {
    text: "gym w/ Jake tmrw 7am, dont let me snooze!!",
    events: ["11-21T07:00 | Gym | | Jake"],
  },
];
