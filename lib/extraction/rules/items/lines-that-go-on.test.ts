import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
describe("lines that go on with the day above", () => {
  it.each([
    [
      "Good Friday        10 am     Workshop, church hall\n                   2 pm      The Last Hour",
      ["2027-03-26T10:00", "2027-03-26T14:00"],
    ],
    [
      "- Rehearsal - Friday 4 December, 5pm, church\n- Dinner right after, 6:30pm at Osteria",
      ["12-04T17:00", "12-04T18:30"],
    ],
    [
      "Your date:   Tuesday 8 December\nTime slot:   between 7:45am and 9:45am\nPlace:  cellar",
      ["12-08T07:45/12-08T09:45"],
    ],
    ["Annual Meeting at 6:30 p.m. on 8 December, in the Clubhouse (sign-in from 6:00 p.m.)", ["12-08T18:30"]],
    ["Proxies must be received no later than 5:00 p.m. on Tuesday, 8 December.", ["12-08T17:00"]],
    ["The dentist moved me from Monday to Tuesday 8 December 2:15pm.", ["12-08T14:15"]],
    ["Clinic on 8 December at 9am.\n\nClinic hrs Mon-Fri 8-5.30, Sat 9-noon.", ["12-08T09:00"]],
  ])("%j", (lines, whens) => {
    expect(readWhen(`Hello\n\n${lines}\n\nBo`)).toEqual(whens);
  });
});
