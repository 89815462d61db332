import { describe, expect, it } from "vitest";
import { timed } from "@/lib/testing/processor-time";
import { importCalendar } from "./import-calendar";

const bytesMax = 512 * 1024;
const mostMs = 2500;

const filled = (head: string, part: string, tail = ""): string =>
  `${head}${part.repeat(Math.floor((bytesMax - head.length - tail.length) / part.length))}${tail}`;
const event = "BEGIN:VEVENT\nDTSTART:20261205T140000\n";
const begin = "BEGIN:VCALENDAR\n";

/** Files as large as the server takes, each made to cost as much as one line or component can. */
const files: Readonly<Record<string, string>> = {
  "of small events": filled(begin, `${event}SUMMARY:x\nEND:VEVENT\n`),
  "of series that never begin": filled(
    begin,
    `${event}RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\nEND:VEVENT\n`,
  ),
  "of one series with dates": filled(
    `${begin}${event}RRULE:FREQ=DAILY\n`,
    "EXDATE:20261206T140000,20261207T140000\n",
  ),
  "of one line of dates": filled(`${begin}${event}EXDATE:`, "20261206T140000,"),
  "of folds": filled(`${begin}${event}SUMMARY:`, "\n a"),
  "of blank lines": filled(begin, "\n"),
  "of components in components": filled(begin, "BEGIN:VEVENT\n"),
  "of unknown components": filled(begin, "BEGIN:X\n", "END:VCALENDAR"),
  "of components that end what never began": filled(`${begin}${"BEGIN:X\n".repeat(30_000)}`, "END:Y\n"),
  "of parameters": filled(`${begin}${event}SUMMARY`, ";A=b", ":x"),
  "of quotes": filled(`${begin}${event}SUMMARY`, ';A="b', ":x"),
  "of escapes": filled(`${begin}${event}SUMMARY:`, "\\\\n"),
  "of people": filled(`${begin}${event}`, "ATTENDEE;CN=A:mailto:a@example.com\n"),
  "of zones": filled(
    begin,
    "BEGIN:VTIMEZONE\nTZID:Z\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETTO:+0123\nEND:STANDARD\nEND:VTIMEZONE\n",
  ),
  "of unlike zones": Array.from(
    { length: 2500 },
    (_, at) =>
      `BEGIN:VTIMEZONE\nTZID:Z${at}\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETTO:+0123\nEND:STANDARD\nEND:VTIMEZONE\n` +
      `BEGIN:VEVENT\nDTSTART;TZID=Z${at}:20261205T140000\nEND:VEVENT\n`,
  )
    .join("")
    .replace(/^/u, begin),
  "of a zone with many rules": [
    `${begin}BEGIN:VTIMEZONE\nTZID:Europe/Oslo\n`,
    "BEGIN:DAYLIGHT\nDTSTART:16010101T020000\nRRULE:FREQ=YEARLY;BYMONTH=3\nTZOFFSETTO:+0200\nEND:DAYLIGHT\n".repeat(
      200,
    ),
    "END:VTIMEZONE\n",
    ...Array.from(
      { length: 2500 },
      (_, at) =>
        `BEGIN:VEVENT\nDTSTART;TZID=Europe/Oslo:${1901 + (at % 199)}0405T140000\nRRULE:FREQ=DAILY\nEND:VEVENT\n`,
    ),
  ].join(""),
  "of versions of one event": filled(begin, `${event}UID:1\nRECURRENCE-ID:20261206T140000\nEND:VEVENT\n`),
  "of huge numbers": filled(
    begin,
    `${event}DURATION:P${"9".repeat(300)}W\nSEQUENCE:${"9".repeat(300)}\nEND:VEVENT\n`,
  ),
  "of years at either end": `${begin}BEGIN:VEVENT\nDTSTART:00000101T000000Z\nDTEND:99991231T235959Z\nEND:VEVENT\n${event}DTEND:99991231T235959Z\nRDATE:00010101T000000Z\nEND:VEVENT`,
};

describe("a hostile calendar file", () => {
  it.each(Object.entries(files))(
    `%s is read or refused in ${mostMs} ms of processor time`,
    (_name, calendar) => {
      const { result, spentMs } = timed(() =>
        importCalendar({ calendar, timeZone: "Asia/Kathmandu", nowMs: Date.parse("2026-11-23T12:00:00Z") }),
      );
      const { drafts, problem } = result;
      expect(spentMs).toBeLessThan(mostMs);
      expect(drafts.length).toBeLessThanOrEqual(50);
      expect(drafts.length === 0).toBe(problem !== null);
    },
  );
});
