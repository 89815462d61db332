import type { WrittenText } from "./written-text";

const london = { zone: "Europe/London", language: "en-GB" };

/** Letters of schools and courts, reminders of surgeries, confirmations of flights, stays and deliveries. */
export const lettersAndBookings: readonly WrittenText[] = [
  {
    text: "Dear parents,\n\nYear 4 will be visiting the Science Museum on Thursday 3rd December. The coach leaves school at 8.45am sharp and we expect to be back by 3.30pm. Please return the consent form by Friday 27th November.\n\nMrs Okafor",
    ...london,
    stillWrong: "what happens is told in a sentence with will be",
    events: [
      "12-03T08:45/12-03T15:30 | Year 4 visiting the Science Museum; Visiting the Science Museum; Science Museum; Year 4 will be visiting the Science Museum | Science Museum",
    ],
  },
  {
    text: "Parents' consultations: Wed 2 Dec 4.30pm–7pm. Slots are 10 minutes each, book yours by Monday.",
    ...london,
    events: ["12-02T16:30/12-02T19:00 | Parents' consultations"],
  },
  {
    text: "INSET day Monday 4 January – school closed to pupils. Term starts Tuesday 5 January at 8.40.",
    ...london,
    events: ["2027-01-04 | INSET day", "2027-01-05T08:40 | Term starts; Term"],
  },
  {
    text: "Reminder: your appointment at the eye clinic is on 08.12.2026 at 14:20. Please arrive 10 minutes early. To cancel call 020 7946 0123.",
    ...london,
    events: ["12-08T14:20 | Appointment; Eye clinic; Appointment at the eye clinic | eye clinic"],
  },
  {
    text: "Your next appt: Tue 01.12.2026 09:15 h, Praxis Dr. Klein, Room 2.14",
    zone: "Europe/Berlin",
    language: "en-GB",
    stillWrong: "a practice without an at before it",
    events: ["12-01T09:15 | Appt; Next appt; Appointment | Praxis Dr. Klein"],
  },
  {
    text: "12DEC LH 1171 LIS 14:05 - FRA 18:00 seat 22A",
    zone: "Europe/Lisbon",
    language: "en-GB",
    stillWrong: "the words between the hours of a flight are left out",
    events: ["12-12T14:05/12-12T18:00 | LH 1171; LH 1171 LIS - FRA; LH 1171 LIS to FRA; LH 1171 seat 22A"],
  },
  {
    text: "Outbound: Fri 4 Dec 07:20 London Stansted - 10:40 Palma (FR 2471)\nReturn: Mon 7 Dec 21:55 Palma - 23:35 London Stansted (FR 2472)",
    ...london,
    stillWrong: "the places of a flight stand between its hours",
    events: [
      "12-04T07:20/12-04T10:40 | Outbound; London Stansted - Palma (FR 2471); Outbound: London Stansted - Palma (FR 2471); FR 2471; Outbound (FR 2471)",
      "12-07T21:55/12-07T23:35 | Return; Palma - London Stansted (FR 2472); Return: Palma - London Stansted (FR 2472); FR 2472; Return (FR 2472)",
    ],
  },
  {
    text: "Thank you for booking with us!\nHotel Vier Jahreszeiten, Hamburg\nArrival: Sunday, 13 December 2026 (from 15:00)\nDeparture: Wednesday, 16 December 2026 (until 12:00)\n1 double room, 3 nights, EUR 540.00",
    zone: "Europe/Berlin",
    language: "en-GB",
    events: [
      "12-13T15:00/12-16T12:00 | Hotel Vier Jahreszeiten; Vier Jahreszeiten; Stay; Arrival | Vier Jahreszeiten",
    ],
  },
  {
    text: "Your parcel will be delivered tomorrow between 11:32 and 12:32. Can't be in? Change your delivery by 9pm tonight.",
    ...london,
    events: [
      "11-21T11:32/11-21T12:32 | Parcel; Delivery; Parcel delivery; Parcel delivered; Parcel will be delivered; Your parcel will be delivered",
    ],
  },
  {
    text: "Hi Jo, this is Smile Dental. You have a hygienist appointment booked for Mon 30 Nov @ 5.10pm. Reply YES to confirm. Late cancellations (under 24 hrs) are charged £35.",
    ...london,
    events: ["11-30T17:10 | Hygienist appointment; Hygienist"],
  },
  {
    text: "Biscuit is due his booster. We've booked you in with Sarah on the 9th at ten to six.",
    ...london,
    stillWrong: "what is due and what is booked are two sentences",
    events: ["12-09T17:50 | Booster; Biscuit booster; Biscuit's booster; Biscuit is due his booster"],
  },
  {
    text: "Coach C Seat 42\nKing's Cross dep 08:30\nEdinburgh Waverley arr 12:52\nSat 28 Nov 2026",
    ...london,
    events: [
      "11-28T08:30/11-28T12:52 | King's Cross; King's Cross to Edinburgh Waverley; King's Cross → Edinburgh Waverley; Edinburgh Waverley; Coach C Seat 42; King's Cross dep",
    ],
  },
  {
    text: "PLEASE NOTE: Swimming on Wednesday 25 November is cancelled. It will now be on Wednesday 2 December at the usual time (1.15pm).",
    ...london,
    stillWrong: "what is put off stands in the sentence about the old day",
    events: ["12-02T13:15 | Swimming"],
  },
  {
    text: "Covid boosters for over 65s: Saturdays 28 November and 5 December, 9am to 1pm. No appointment needed.",
    ...london,
    events: [
      "11-28T09:00/11-28T13:00 | Covid boosters; Covid boosters for over 65s",
      "12-05T09:00/12-05T13:00 | Covid boosters; Covid boosters for over 65s",
    ],
  },
  {
    text: "Boiler service: our engineer will call on 26/11/2026 between 8am and 12 noon",
    ...london,
    stillWrong: "a sentence behind the title is kept",
    events: ["11-26T08:00/11-26T12:00 | Boiler service"],
  },
  {
    text: "Fasting blood test Tues 24th 8.05, then GP results phone call the following Tuesday at 11.20",
    ...london,
    events: [
      "11-24T08:05 | Fasting blood test; Blood test",
      "12-01T11:20 | GP results phone call; GP results",
    ],
  },
  {
    text: "Together with their families\nEmma Clarke & Daniel Ruiz\nrequest the pleasure of your company at their wedding\nSaturday, the twelfth of June, two thousand and twenty-seven\nat half past three\nSt. Mary's Church, Oxford\nReception to follow",
    ...london,
    stillWrong: "the host stands in the first line",
    events: [
      "2027-06-12T15:30 | Wedding; Their wedding; Emma Clarke & Daniel Ruiz; Wedding of Emma Clarke & Daniel Ruiz | St. Mary's Church",
    ],
  },
  {
    text: "Pick-up: 19/12/2026 10:00 Faro Airport\nDrop-off: 26/12/2026 18:30 Faro Airport\nVoucher 7741-2203",
    zone: "Europe/Lisbon",
    language: "en-GB",
    events: ["12-19T10:00/12-26T18:30 | Pick-up; Pick-up Faro Airport; Rental car; Car hire | Faro Airport"],
  },
  {
    text: "You are summoned to attend Kingston Crown Court on Monday 11 January 2027 at 9:00 a.m. for jury service, which is expected to last 10 working days.",
    ...london,
    stillWrong: "the command of a letter",
    events: [
      "2027-01-11T09:00 | Jury service; Kingston Crown Court; Attend Kingston Crown Court; Attend Kingston Crown Court for jury service | Kingston Crown Court",
    ],
  },
  {
    text: "Reminder: Early dismissal Wed. 11/25 at 11:50 a.m. No school Thurs. 11/26 - Fri. 11/27 for Thanksgiving break. Classes resume Mon. 11/30.",
    events: [
      "11-25T11:50 | Early dismissal",
      "11-26/11-27 | No school; No school for Thanksgiving break; Thanksgiving break",
      "11-30 | Classes resume; Classes",
    ],
  },
];
