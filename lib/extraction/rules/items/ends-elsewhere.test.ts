import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
describe("ends that stand by themselves", () => {
  it.each([
    [
      "an arrival in a cell of a table",
      "DAY\tTIME\tACTIVITY\tWHERE\nMon 7 Dec\t06:40\tFlight to Lodwar, arr 08:15\t\n\t10:00\tCourtesy call\tCounty HQ",
      ["12-07T06:40/12-07T08:15", "12-07T10:00"],
    ],
    [
      "labels beside each other",
      "NAME   : A. Person\nROUTE  : Leeds - Hull\nDATE   : 07-Dec-2026\nREPORT : 2100HRS    DEP : 2130HRS    ARR : 0530HRS",
      ["12-07T21:30/12-08T05:30"],
    ],
    [
      "a length that has a line to itself",
      "STARLIGHT CINEMA\n\nTHE LAST BAKER (PG)\nMon 7 Dec 2026, 9:25PM\nSeats H11 H12\n118 mins",
      ["12-07T21:25/12-07T23:23"],
    ],
    [
      "a length in brackets",
      "Next up\n\nMon 7 Dec   16:30         Lesson (1 h)   Gareth\n\nTop up £38",
      ["12-07T16:30/12-07T17:30"],
    ],
    [
      "an hour by which all is done",
      "Hi all\n\nStock count Sat 5 Dec, 6am start, whole crew, done by 2\n\nTess",
      ["12-05T06:00/12-05T14:00"],
    ],
    [
      "an hour at which it finishes",
      "Hi all\n\nConcert Sat 5 Dec 7.30pm, finishing about 10\n\nTess",
      ["12-05T19:30/12-05T22:00"],
    ],
    [
      "the words of an end between two bare hours",
      "Fixtures\n\nSat 5 Dec   blitz in Otley, 10 till about 3, packed lunch\n\nMarie",
      ["12-05T10:00/12-05T15:00"],
    ],
    [
      "an end that is only said nearly",
      "Hi all\n\nNo water on Sat 5 Dec from 9:00 AM to approx. 3:00 PM.\n\nTess",
      ["12-05T09:00/12-05T15:00"],
    ],
    [
      "noon and midnight in two letters",
      "Hi all\n\nClean-up Sat 5 Dec, 9am - 12nn\nRelease Mon 7 Dec 10pm-12mn\n\nTess",
      ["12-05T09:00/12-05T12:00", "12-07T22:00/12-08T00:00"],
    ],
    [
      "a day and an hour until which it lasts",
      "Hi all\n\nRoad shut from Fri Dec 18 noon until Mon Jan 4 8am\n\nTess",
      ["12-18T12:00/2027-01-04T08:00"],
    ],
    [
      "a length in the words of one who reckons",
      "Hi all\n\n- movers: Sat 5 Dec 8am, figure 6 hrs\n- cleaners: Mon 7 Dec 9am\n\nTess",
      ["12-05T08:00/12-05T14:00", "12-07T09:00"],
    ],
    [
      "a length some lines below a booking",
      "Your booking\n\nEvening of ragas\nSat, 5 Dec 2026 | 6:30 PM onwards\nStalls F-11\n\nSitar: Irfan Dagar. Approx 2 hrs 30 min with interval.",
      ["12-05T18:30/12-05T21:00"],
    ],
    [
      "how long to allow for a visit",
      "Dear Mr Lund\n\nOn: Mon 7 December 2026\nAt: 10:50\nWhere: Outpatients 4\n\nPlease allow 45 minutes for your visit. Parking is £3 for up to 2 hours.\n\nThe booking team",
      ["12-07T10:50/12-07T11:35"],
    ],
  ])("reads %s", (_, text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });

  it.each([
    [
      "finish as something to do",
      "Hi\n\nCall Ana Sat 5 Dec at 9am. Finish the report by Monday 7 December 5pm.\n\nTess",
      ["12-05T09:00", "12-07T17:00"],
    ],
    [
      "a term that finishes at an hour",
      "Hi\n\nTerm finishes Friday 18 December at noon.\n\nTess",
      ["12-18T12:00"],
    ],
    [
      "the length of another line's matter",
      "Hi all\n\n- movers: Sat 5 Dec 8am\n- cleaners: Mon 7 Dec 9am, parking 20 min away\n\nTess",
      ["12-05T08:00", "12-07T09:00"],
    ],
    [
      "a length below a booking that is of something else",
      "Your booking\n\nEvening of ragas\nSat, 5 Dec 2026 at 6:30 PM\n\nAllow 45 minutes from the station. Tables are held for 15 minutes.",
      ["12-05T18:30"],
    ],
  ])("reads %s as no end", (_, text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });
});

describe("a calendar in rows", () => {
  it.each([
    [
      "Aug 19–20   Thu–Fri   Hall move-in\nAug 23      Mon       Classes begin",
      ["2027-08-19/2027-08-20", "2027-08-23"],
    ],
    [
      "Sep 6       Mon       Labor Day – offices closed\nSep 8       Wed       Census",
      ["2027-09-06", "2027-09-08"],
    ],
    [
      "Easter      closed 22 March – 2 April\nMid-term    15–19 Feb",
      ["2027-03-22/2027-04-02", "2027-02-15/2027-02-19"],
    ],
    [
      "P/T meetings    7 + 8 Dec, 2.45–5.15\nCarols          15 Dec, 7pm",
      ["12-07T14:45/12-07T17:15", "12-08T14:45/12-08T17:15", "12-15T19:00"],
    ],
  ])("reads %j", (rows, whens) => {
    expect(readWhen(`CALENDAR\n\n${rows}\n\nBo`)).toEqual(whens);
  });
});
