import { expect, it } from "vitest";
import { paramWords } from "./param-words";

it.each([
  [{ day: "2027-05-04" }, "Tue, May 4, 2027"],
  [{ day: "0999-01-31" }, "Thu, Jan 31, 999"],
  [{ clock: "00:00" }, "12:00 AM"],
  [{ clock: "12:05" }, "12:05 PM"],
  [{ clock: "19:30" }, "7:30 PM"],
  [{ weekday: 0 }, "Sunday"],
  [{ weekday: 6 }, "Saturday"],
  [{ language: "de" }, "German"],
  [{ title: "2027-05-04" }, "2027-05-04"],
])("formats %j in English", (params, words) => {
  expect(Object.values(paramWords(params, "en"))).toEqual([words]);
});

it("gives a zone a name by which a sentence can select", () => {
  expect(paramWords({ zone: "America/New_York" }, "en")).toEqual({
    zone: "America/New_York",
    zoneKey: "America_New_York",
  });
});
