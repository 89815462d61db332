import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
const read = (line: string): string[] => readWhen(`Hello\n\n${line}\n\nBo`);

describe("hours that are said once for several days", () => {
  it.each([
    [
      "Lift check: A Wing on Mon 7 Dec, B Wing on Tue 8 Dec, 11 am to 4 pm. Please use the stairs.",
      ["12-07T11:00/12-07T16:00", "12-08T11:00/12-08T16:00"],
    ],
    ["Juniors meet on Mon 7 Dec, seniors on Tue 8 Dec, both at 6pm.", ["12-07T18:00", "12-08T18:00"]],
    [
      "Spraying from 9.00am: Court A & B on Sat 5th, Court C & D on Sat 12th. Keep windows shut.",
      ["12-05T09:00", "12-12T09:00"],
    ],
  ])("are of each of them: %j", (line, whens) => {
    expect(read(line)).toEqual(whens);
  });

  it.each([
    ["Rent is due on Tue 1 Dec, choir on Tue 8 Dec, 7pm.", ["12-01", "12-08T19:00"]],
    ["Bins go out on Mon 7 Dec. Choir on Tue 8 Dec, 7pm.", ["12-07", "12-08T19:00"]],
  ])("are of the last alone where it is another matter: %j", (line, whens) => {
    expect(read(line)).toEqual(whens);
  });

  it("are those of each date of a weekday", () => {
    expect(read("Mirror grinding: Saturdays 5 and 19 Dec, 09h00-13h00.")).toEqual([
      "12-05T09:00/12-05T13:00",
      "12-19T09:00/12-19T13:00",
    ]);
    expect(read("Welding: Tuesdays 1, 8 and 15 Dec, 6-8pm.")).toEqual([
      "12-01T18:00/12-01T20:00",
      "12-08T18:00/12-08T20:00",
      "12-15T18:00/12-15T20:00",
    ]);
  });
});
