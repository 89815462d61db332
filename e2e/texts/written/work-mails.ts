import type { WrittenText } from "./written-text";

const berlin = { zone: "Europe/Berlin", language: "en-GB" };

/** Mails and messages of offices: agendas, several zones, things put off, due and called off. */
export const workMails: readonly WrittenText[] = [
  {
    text: "Hi all,\n\nagenda for Thursday's steering committee (10:00-12:00, room Aare):\n\n10:00 Welcome (5 min)\n10:05 Budget 2027\n10:45 Coffee\n11:00 Hiring plan\n11:50 AOB\n\nRegards\nBeat",
    zone: "Europe/Zurich",
    language: "en-GB",
    events: ["11-26T10:00/11-26T12:00 | Steering committee | Aare"],
  },
  {
    text: "Can you get me the slides by COB Tuesday? The pitch itself is Wed 2 Dec 10:30.",
    events: [
      "11-24T17:00 | Slides; Get me the slides; Get the slides",
      "12-02T10:30 | Pitch; Pitch itself; The pitch",
    ],
  },
  {
    text: "Let's talk about the offer first thing Monday",
    events: ["11-23T09:00 | Talk about the offer; Talk; Offer"],
  },
  {
    text: "Could we do 3pm London / 10am New York on Thursday for the handover?",
    events: ["11-26T15:00 | Handover"],
  },
  {
    text: "Standup moves to 9:45 starting Monday.",
    events: ["11-23T09:45 | Standup"],
  },
  {
    text: "Payroll run fortnightly on Fridays from 27 Nov, 4pm",
    ...berlin,
    events: ["11-27T16:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR | Payroll run"],
  },
  {
    text: "Retro every other Thursday 15:00-16:00, next one is the 3rd",
    ...berlin,
    events: ["12-03T15:00/12-03T16:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TH | Retro"],
  },
  {
    text: "Microsoft Teams meeting\nJoin on your computer\nhttps://teams.microsoft.com/l/meetup-join/19%3ameeting_x\nMeeting ID: 312 445 908 77\nPasscode: 7aQ2mz\n\nSubject: Vendor review Acme\nWhen: Monday, November 30, 2026 1:00 PM-1:45 PM (UTC-05:00) Eastern Time (US & Canada)",
    events: ["11-30T13:00/11-30T13:45 | Vendor review Acme | teams.microsoft.com"],
  },
  {
    text: "kickoff w/ Priya and Jonas on the 1st at 4pm my time",
    events: ["12-01T16:00 | Kickoff | | Priya, Jonas"],
  },
  {
    text: "I'm out Thu-Fri next week, back Monday 30th",
    ...berlin,
    events: ["11-26/11-27 | Out; I'm out; Out of office"],
  },
  {
    text: "Quarterly all-hands: 15 Dec, 5pm CET (11am ET, 8am PT). Recording will be shared.",
    events: ["12-15T17:00 | Quarterly all-hands"],
  },
  { text: "Please block the morning of Dec 9 for the audit.", events: ["12-09T09:00 | Audit; The audit"] },
  {
    text: "Interview schedule for Lena Vogt, 8 December:\n09:30 – 10:15 Technical (Omar)\n10:30 – 11:15 Culture (Ines)\n11:30 – 12:00 Wrap-up with Paul",
    ...berlin,
    events: [
      "12-08T09:30/12-08T10:15 | Technical (Omar); Technical",
      "12-08T10:30/12-08T11:15 | Culture (Ines); Culture",
      "12-08T11:30/12-08T12:00 | Wrap-up; Wrap-up with Paul",
    ],
  },
  {
    text: "Deadline extended: proposals are now due Friday 18 December 2026, 17:00 Brussels time (was 11 December).",
    ...berlin,
    events: [
      "12-18T17:00 | Proposals due; Proposals; Deadline; Proposals are now due; Deadline extended: proposals",
    ],
  },
  {
    text: "the 2pm with legal on Monday is off, we'll do Tuesday at 9.30 instead",
    events: ["11-24T09:30 | Legal; Meeting with legal; With legal"],
  },
  {
    text: "Release freeze from Dec 14 12:00 to Jan 4 08:00 UTC",
    events: ["12-14T12:00/2027-01-04T08:00 | Release freeze"],
  },
  {
    text: "Maintenance window: Sat 5 Dec 22:00 – Sun 6 Dec 04:00 CET. Expect up to 30 min of downtime.",
    ...berlin,
    events: ["12-05T22:00/12-06T04:00 | Maintenance window"],
  },
  {
    text: "Hi Nina, does 11 work for you on Wednesday? Otherwise 2 would also be fine. Coffee's on me.",
    stillWrong: "an event without a name",
    events: ["11-25T11:00 | Coffee; Coffee with Nina; Meeting with Nina; Meeting"],
  },
  {
    text: "On-call handover is every Monday at 09:30 until the end of January",
    ...berlin,
    events: ["11-23T09:30 FREQ=WEEKLY;BYDAY=MO;UNTIL=20270131 | On-call handover"],
  },
  {
    text: "2026-12-03 13:00–16:00 Threat modelling workshop, Bldg 4 / B2",
    ...berlin,
    stillWrong: "a building and a room with a stroke between them",
    events: ["12-03T13:00/12-03T16:00 | Threat modelling workshop | B2"],
  },
];
