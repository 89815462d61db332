import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
const read = (line: string): string[] => readWhen(`Hello\n\n${line}\n\nBo`);

describe("an hour beside those of an event", () => {
  it.each([
    "Party is Saturday, December 12, starting around 4 pm. Dad wants everybody there by 3:30.",
    "Semi is on 12 December at 4pm on field 3 - be there 3.40 for the warm up",
    "The match on 12 December starts at 4pm; players should be at school by 3pm.",
    "Concert on 12 December at 4pm. Please arrive by 3.45.",
  ])("is none of its own where people come: %j", (line) => {
    expect(read(line)).toEqual(["12-12T16:00"]);
  });

  it.each([
    [
      "Trip to Wexcombe on Thurs 10 Dec, dep. 8.45 from the Bell, return approx 6pm.",
      "12-10T08:45/12-10T18:00",
    ],
    ["Zoo trip 10 December: leave 9am, back by 3.30pm", "12-10T09:00/12-10T15:30"],
    ["Party is on December 12 at 4 pm. I have the hall till 9.", "12-12T16:00/12-12T21:00"],
    ["The walk on 12 December starts at 10am from the church. Finish about 1pm.", "12-12T10:00/12-12T13:00"],
    ["Tent goes up: Sat 12 Dec from 8am, finished by 4", "12-12T08:00/12-12T16:00"],
    ["Outing: Sat 12 Dec, bus leaves at 8:15 am and is back about 4", "12-12T08:15/12-12T16:00"],
    [
      "The talk is on 12 December at 6.30 pm. There is tea after the talk, which will be finished by 7.45 pm.",
      "12-12T18:30/12-12T19:45",
    ],
    [
      "Path day is on 12 December at 9.30am. We shall be laying the last of the slabs and expect to be done around 2.",
      "12-12T09:30/12-12T14:00",
    ],
    ["Supper is on 12 December at 7. It should be over by 10.", "12-12T19:00/12-12T22:00"],
  ])("is the end where they are back: %j", (line, when) => {
    expect(read(line)).toEqual([when]);
  });

  it.each([
    ["Parade on 12 December at 9am, first game at 10:30am.", ["12-12T09:00", "12-12T10:30"]],
    ["Lunch on 12 December at noon, then tea at 4pm.", ["12-12T12:00", "12-12T16:00"]],
    ["Lunch on 12 December at noon, wrapping paper sale at 4pm.", ["12-12T12:00", "12-12T16:00"]],
  ])("is one more event where it has a matter of its own: %j", (line, whens) => {
    expect(read(line)).toEqual(whens);
  });
});
