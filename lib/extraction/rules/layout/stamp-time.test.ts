import { describe, expect, it } from "vitest";
import { mailPrograms } from "@/lib/extraction/rules/languages/mail-programs";
import { readStampTime } from "./stamp-time";

const read = (text: string, dayFirst = true) => {
  const { date, dayShift, minutes } = readStampTime(text, mailPrograms, dayFirst);
  const day = date ? `${date.year}-${date.month}-${date.day}` : `${dayShift}`;
  return `${day} ${minutes}`;
};

describe("the time of a stamp", () => {
  it.each([
    ["Mon, Jan 5, 2026 at 3:02 PM", "2026-1-5 902"],
    ["Wed, 2 Dec 2026 at 16:44", "2026-12-2 1004"],
    ["Freitag, 27. November 2026 15:52", "2026-11-27 952"],
    ["mardi 3 août 2027 08:05", "2027-8-3 485"],
    ["ter., 3 de nov. de 2026 às 10:22", "2026-11-3 622"],
    ["2026-11-03T10:22:00", "2026-11-3 622"],
    ["03.11.2026 um 10:22", "2026-11-3 622"],
    ["30 June 2026 at 15:20:08 BST", "2026-6-30 920"],
    ["Yesterday at 9:41 PM", "-1 1301"],
    ["Today at 12:05 AM", "0 5"],
    ["9:41 AM", "null 581"],
    ["31/02/2026, 10:00", "null 600"],
  ])("%j", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it("has its month first where the language writes so, unless the day tells", () => {
    expect(read("11/03/2026, 9:41 PM", false)).toBe("2026-11-3 1301");
    expect(read("23/03/2026, 21:41", false)).toBe("2026-3-23 1301");
  });
});
