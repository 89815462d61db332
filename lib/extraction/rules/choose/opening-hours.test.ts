import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-11-18T09:00:00Z");

/** Reads at nine on Wednesday, 18 November 2026, in London. */
const starts = (text: string): string[] =>
  readText({ text, nowMs, timeZone: "Europe/London", language: "en-GB" }).map(({ start }) => start.slice(5));

const plan = "Winter fair\nSat 12 December, 2pm, main hall\n\nBurns supper\nMon 25 January, 7pm";
const planned = ["12-12T14:00", "01-25T19:00"];

describe("hours at which somebody is there", () => {
  it.each([
    "Questions? help@notes.example, Mon–Fri 9–5",
    "Copies are on file in the clerk's office, open M-Th 8:00-4:30, F 8:00-12:00.",
    "Practice hours Mon-Fri 07h30-18h00, Sat 08h00-12h30.",
    "Our standard hours are 7am-6pm Mon-Fri, 8am-1pm Sat.",
    "Registrar, Old Main 118, weekdays 8:30–4:30",
    "Fobs work 6 AM - 11 PM, every day.",
    "Hours Wed–Mon 10–5. Closed Tuesdays.",
    "*** Kitchen closed Mondays ***",
    "MAIN BRANCH  410 Aspen St\nMon–Thu  9am–8pm\nFri–Sat  9am–5pm\nSun      1pm–5pm",
    "EASTSIDE  77 Larkspur Pl\nTue–Fri  10am–6pm\nSat      10am–2pm\nSun, Mon closed",
    "\tClimbing\tWeights\nMon\t6a-10p\t5a-10p\nTue\t6a-10p\t5a-10p\nWed\t6a-10p\tclosed\nThu\t6a-10p\t5a-10p",
  ])("are no event: %j", (lines) => {
    expect(starts(`${plan}\n\n${lines}`)).toEqual(planned);
  });

  it.each([
    ["a market on a day of its own", "Market: Saturdays 9–1, Town Green", ["11-21T09:00"]],
    ["a fair of two days", "Garage sale: Sat & Sun 10-4", ["11-21T10:00", "11-22T10:00"]],
    ["a class", "Lane swim: Mon-Fri 6:30–8:00 am", ["11-19T06:30"]],
    ["a camp with its dates", "Camp 21-24 December, 10am to 2.30pm daily", ["12-21T10:00"]],
    [
      "lessons",
      "PILATES\nMon 18:00–19:00\nWed 18:00–19:00\nFri 17:00–18:00",
      ["11-23T18:00", "11-25T18:00", "11-20T17:00"],
    ],
    [
      "a rota",
      "w/c 30 Nov\nMon 7am-3pm\nTue 7am-3pm\nThu 3pm-11pm",
      ["11-30T07:00", "12-01T07:00", "12-03T15:00"],
    ],
    ["a day off that is told", "We are closed on Monday 21 December", ["12-21"]],
  ])("are not those of %s", (_, lines, want) => {
    expect(starts(`${plan}\n\n${lines}`).slice(planned.length)).toEqual(want);
  });
});
