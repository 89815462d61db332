import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

/** Now is Friday, 20 November 2026. */
const read = (line: string): string[] => readWhen(`Hello\n\n${line}\n\nBo`);

describe("an event that is said twice", () => {
  it.each([
    ["First work day of 2027 is Sunday, January 10. Meet at the sheds, 9:30 am.", ["2027-01-10T09:30"]],
    ["Hedge laying on Saturday 5 December. We start at 10am.", ["12-05T10:00"]],
  ])("is one by its day and its hour: %j", (line, whens) => {
    expect(read(line)).toEqual(whens);
  });

  it.each([
    ["- Carol singing: Saturday 12 December\n- Tree collection: Saturday 12 December, 10am", 2],
    ["Open day 5-6 December, tours at 2pm on Saturday 5 December.", 2],
  ])("is told from two of one day: %j", (line, count) => {
    expect(read(line)).toHaveLength(count);
  });
});
