import type { WrittenText } from "./written-text";

/** Messages and notes to oneself. */
export const chatsAndNotes: readonly WrittenText[] = [
  {
    text: "[20/11/26, 11:42] Sam: footy tmrw 10am at the usual pitch?\n[20/11/26, 11:43] Raj: yep see u there",
    zone: "Europe/London",
    language: "en-GB",
    events: ["11-21T10:00 | Footy; Footy at the usual pitch | usual pitch"],
  },
  {
    text: "pub quiz tues 8pm?? need 1 more",
    zone: "Europe/London",
    language: "en-GB",
    events: ["11-24T20:00 | Pub quiz"],
  },
  {
    text: "drinks after work next fri, say 6, at the white horse",
    zone: "Europe/London",
    language: "en-GB",
    events: ["11-27T18:00 | Drinks; Drinks after work | white horse"],
  },
  {
    text: "running late, be there 12:40",
    events: ["11-20T12:40 | Be there; Running late; Running late, be there"],
  },
  { text: "movie w/ Sunday", events: ["11-22 | Movie"] },
  { text: "movie night date Saturday at 8", events: ["11-21T20:00 | Movie night date"] },
  { text: "Dinner Fri 7pm: Mom, Dad", events: ["11-27T19:00 | Dinner | | Mom, Dad"] },
  { text: "check-out Sunday noon", events: ["11-22T12:00 | Check-out"] },
  {
    text: "Dinner tomorrow 8pm at Café Luz\nOffsite Dec 10-12 in Lisbon.",
    events: ["11-21T20:00 | Dinner | Café Luz", "12-10/12-12 | Offsite | Lisbon"],
  },
  { text: "party from 1:pm until 5 on saturday", events: ["11-21T13:00/11-21T17:00 | Party"] },
  {
    text: "Kickoff\nWhen: Tue 2pm\nWhere: The Annex on Main Street",
    events: ["11-24T14:00 | Kickoff | Main Street"],
  },
  { text: "Budget meeting Thursday 10am, bring the report.", events: ["11-26T10:00 | Budget meeting"] },
  {
    text: "take antibiotics every 8 hours for 7 days",
    events: ["11-20T12:00 FREQ=HOURLY;INTERVAL=8;UNTIL=20261126 | Take antibiotics"],
  },
  { text: "water the plants every 3 days", events: ["11-20 FREQ=DAILY;INTERVAL=3 | Water the plants"] },
  { text: "rent due 1st of every month", events: ["12-01 FREQ=MONTHLY;BYMONTHDAY=1 | Rent due; Rent"] },
  { text: "bins out tues night", events: ["11-24T20:00 | Bins out; Bins"] },
  { text: "haircut 2moro 4:15", events: ["11-21T16:15 | Haircut"] },
  {
    text: "mum's flight lands 06:25 thurs T5",
    zone: "Europe/London",
    language: "en-GB",
    events: ["11-26T06:25 | Mum's flight lands; Mum's flight; Mum's flight lands T5"],
  },
  {
    text: "call w/ Ana & Luis (legal) 14.30 on Mon",
    zone: "Europe/London",
    language: "en-GB",
    events: ["11-23T14:30 | Call; Call (legal) | | Ana, Luis"],
  },
  {
    text: "Eid al-Fitr lunch at Khala's, 12:30, see you there",
    events: ["2027-03-09T12:30 | Eid al-Fitr lunch; Lunch | Khala's"],
  },
  {
    text: "Passover seder at Rachel's 6pm April 21 2027",
    events: ["2027-04-21T18:00 | Passover seder | Rachel's"],
  },
  {
    text: "Chinese New Year dinner with family, Feb 6 2027, 6:30pm, Golden Dragon",
    events: [
      "2027-02-06T18:30 | Chinese New Year dinner; Chinese New Year dinner with family | Golden Dragon",
    ],
  },
  { text: "Day off on Yom Kippur", events: ["2027-10-11 | Day off"] },
  {
    text: "Office closed on Good Friday and Easter Monday",
    events: ["2027-03-26 | Office closed", "2027-03-29 | Office closed"],
  },
  { text: "Ash Wednesday service at noon", events: ["2027-02-10T12:00 | Service; Ash Wednesday service"] },
  { text: "Black Friday sale 6am-10pm", events: ["11-27T06:00/11-27T22:00 | Black Friday sale; Sale"] },
  {
    text: "Nowruz picnic at Golden Gate Park on Nowruz at 1pm",
    events: ["2027-03-21T13:00 | Nowruz picnic | Golden Gate Park"],
  },
  {
    text: "Trip to Kerala from Diwali to 12 November 2027",
    zone: "Asia/Kolkata",
    language: "en-IN",
    events: ["2027-10-29/2027-11-12 | Trip to Kerala; Trip"],
  },
  {
    text: "Dentist cancelled, new appt is 11 Dec 8:40",
    stillWrong: "what was called off stays in the title",
    events: ["12-11T08:40 | Dentist; New appt; Dentist appt"],
  },
  {
    text: "Poker at Dave's. 7. Saturday. Bring cash.",
    stillWrong: "an hour that is a sentence",
    events: ["11-21T19:00 | Poker | Dave's"],
  },
  { text: "piano tuner wed btw 1 and 3", events: ["11-25T13:00/11-25T15:00 | Piano tuner"] },
  {
    text: "Halloween costume swap @ the co-op, oct 16, 3-5",
    events: ["2027-10-16T15:00/2027-10-16T17:00 | Halloween costume swap | co-op"],
  },
  {
    text: "RSVP for Kate's shower by dec 1. shower is dec 12 at 11",
    events: ["12-12T11:00 | Kate's shower; Shower"],
  },
  {
    text: "therapy biweekly on thursdays at 4:40pm beginning december 3rd",
    events: ["12-03T16:40 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH | Therapy"],
  },
  {
    text: "Superbowl at Mike's feb 14 5:30 kickoff 6:30",
    stillWrong: "a second hour without an event of its own",
    events: ["2027-02-14T17:30 | Superbowl; Superbowl at Mike's | Mike's"],
  },
  {
    text: "Jazz brunch, Sundays in December, 11-2, Hotel Monteleone",
    events: ["12-06T11:00/12-06T14:00 FREQ=WEEKLY;BYDAY=SU;UNTIL=20261231 | Jazz brunch | Hotel Monteleone"],
  },
  {
    text: "Meet the teacher nite 12/3 @ 6:30p in rm 12",
    events: ["12-03T18:30 | Meet the teacher nite; Meet the teacher | rm 12"],
  },
];
