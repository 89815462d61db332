import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
describe("when something is over, as people say it", () => {
  it.each([
    ["Early show Sat 5 Dec, doors 6, curfew 10", "12-05T18:00/12-05T22:00"],
    ["Party Sat 5 Dec 2pm, we need to be out of the hall by 5", "12-05T14:00/12-05T17:00"],
    ["Course Sat 5 Dec at 9am, hoping to be away by 5pm", "12-05T09:00/12-05T17:00"],
    ["Party at ours Sat 5 Dec 2pm. Collection at 5pm please.", "12-05T14:00/12-05T17:00"],
    ["Open day Mon 7 Dec. Arrive 8.40, collect at 3.00 from the hall.", "12-07T08:40/12-07T15:00"],
    ["Jam Monday 7 pm at Luc's? We stop at 10 for the neighbours", "11-23T19:00/11-23T22:00"],
    ["Dec 10. Talk by Dr Lacombe 6:45pm, mingling to 9.", "12-10T18:45/12-10T21:00"],
    ["Stall Sat 5 Dec 9am til we run out or 1pm", "12-05T09:00/12-05T13:00"],
    [
      "Sat 5 Dec, ceremony 4pm at the barn, dancing until the bus leaves at 12:30am",
      "12-05T16:00/12-06T00:30",
    ],
  ])("reads %j with its end", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
    expect(readWhen(`Hi all\n\n${text}\n\nTess`)).toEqual([when]);
  });

  it.each([
    [
      "an hour at which all ends, in a line",
      "Course Sat 5 Dec\nStart time 9am\nFinish time 5pm",
      ["12-05T09:00/12-05T17:00"],
    ],
    [
      "a power cut",
      "Date     Monday, 7 December 2026\nPower off       8:30 am\nPower back on   3:00 pm",
      ["12-07T08:30/12-07T15:00"],
    ],
    [
      "labels",
      "Date: Monday 7 December 2026\nOff at about: 8:30 AM\nBack by: 2:00 PM",
      ["12-07T08:30/12-07T14:00"],
    ],
    [
      "a garage",
      "Service\tMOT\nDrop off\tMonday 7 December 2026 at 8:30am\nEstimated ready\t3:30pm same day",
      ["12-07T08:30/12-07T15:30"],
    ],
  ])("reads the end of %s", (_, text, whens) => {
    expect(readWhen(`${text}\n\nTess`)).toEqual(whens);
  });

  it.each([
    [
      "what closes before it begins",
      "Half marathon Sun 6 Dec, 7:30am gun, corral closes 7:15",
      /^12-06T07:30$/,
    ],
    [
      "a road that closes before a race",
      "Hi\n\nThe race is on Sunday, December 6. It starts 7:30 a.m. Maple Ave closes to cars at 6:45 a.m.\n\nTess",
      /^12-06T07:30$/,
    ],
    [
      "an hour that ends something else",
      "Hi all\n\nMass Sun 6 Dec\n9:30 am   Service, Ott Chapel\nBrunch on your own; dorm check-out by 11\n\nTess",
      /^12-06T09:30$/,
    ],
  ])("reads no end from %s", (_, text, first) => {
    expect(readWhen(text)[0]).toMatch(first);
  });
});

describe("how long something takes, said apart from it", () => {
  it.each([
    [
      "a line of its own, nearly",
      "STADIUM TOUR\nTour date\nSaturday 5 December 2026\nTour time\n11:15 AM\nApprox. 75 minutes\nMeet\nGate J",
      ["12-05T11:15/12-05T12:30"],
    ],
    [
      "the beginning of a sentence",
      "Bird Walk\nSaturday December 5, 8 a.m. Meet at the kiosk. 90 minutes, bring binoculars.",
      ["12-05T08:00/12-05T09:30"],
    ],
    [
      "more that follows",
      "Live demo\nThu, 3 Dec 2026 | 11:30 AM\n45 min + Q&A\nSave my seat",
      ["12-03T11:30/12-03T12:15"],
    ],
    [
      "at most",
      "Hi\n\nShoot Sunday 6 December, 10.30am, Botanic Gardens. An hour tops, wear something warm.\n\nTess",
      ["12-06T10:30/12-06T11:30"],
    ],
    [
      "what a scan takes",
      "Hi\n\nYour appointment is Monday 7 December 2026 at 14:35\n\nPlease come early. The scan itself lasts about 20 minutes.\n\nTess",
      ["12-07T14:35/12-07T14:55"],
    ],
    [
      "what stands below a list",
      "Tue Dec 1  7:30 pm\nWed Dec 2  7:30 pm\n\nRunning time 1h50 incl. one intermission. No latecomers.",
      ["12-01T19:30/12-01T21:20", "12-02T19:30/12-02T21:20"],
    ],
  ])("reads it from %s", (_, text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });

  it.each([
    [
      "slots of another line",
      "Newsletter\n\nTues 1 Dec – Parents' evening in the hall, 3.45pm. Slots are 10 mins\nTues 8 Dec – nativity rehearsal 10am",
      ["12-01T15:45/12-01T15:55", "12-08T10:00"],
    ],
    [
      "one line of a list, where a tour takes two hours",
      "Dec 9 (Wed): pick up van 8am\nDec 10: cave tour 11:15am (2 hrs)",
      ["12-09T08:00", "12-10T11:15/12-10T13:15"],
    ],
    [
      "weeks since something",
      "Clinic\n\nMr Dray review six weeks post op, Mon 7 Dec at 9am",
      ["12-07T09:00"],
    ],
    ["metres", "Pool\n\nSwim test, 400m, Mon 7 Dec at 9am", ["12-07T09:00"]],
  ])("takes no length from %s", (_, text, whens) => {
    expect(readWhen(text)).toEqual(whens);
  });

  it("takes the words before a number for one that no digit says", () => {
    const text = "Thurs 17 Dec – carols in the playground, 2.45pm. Twenty-five minutes, then straight home";
    expect(readWhen(`Dates\n\n${text}`)).toEqual(["12-17T14:45/12-17T15:10"]);
  });

  it("leaves to a line with an hour of its own the length in it", () => {
    const text = "Tues 1 December\n- physio 3:40 w/ Sione\n- netball zoom 7.30 (30 mins max surely)";
    expect(readWhen(text)[0]).toBe("12-01T15:40");
  });
});
