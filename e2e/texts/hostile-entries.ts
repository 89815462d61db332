import fc from "fast-check";
import type { CalendarAttendee, CalendarEntry } from "@/lib/calendar/calendar-event";
import { sampleEntry } from "@/lib/calendar/sample-entry";

const attacks = [
  "\r\nX-EVIL:1\r\n",
  "\nATTENDEE:mailto:evil@example.com",
  "\rEND:VEVENT\rBEGIN:VEVENT",
  "\u2028X-EVIL:1\u2029",
  "\u0085X-EVIL:1\u000B\u000C",
  "\\nX-EVIL:1",
  "\\\r\n X",
  '";X-EVIL="1',
  ":X;Y=Z,",
  "^n^'^^",
  "\\",
  "\u0000\u0007\u001B[31m\u007F\u009B",
  "\uD83D",
  "=cmd|' /C calc'!A0",
  "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿é".repeat(20),
  "\tBEGIN:VALARM",
  "\uFEFF\u202E\uFFFE",
];

/** Texts that are meant to break out of whatever they are inserted into. */
export const hostileText = fc
  .array(
    fc.oneof(fc.constantFrom(...attacks), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" })),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(""));

const wall = fc
  .date({ min: new Date("1900-01-02T00:00Z"), max: new Date("2100-12-30T00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));

const attendee: fc.Arbitrary<CalendarAttendee> = fc.record({
  name: hostileText,
  email: fc.oneof(fc.constant(undefined), fc.emailAddress(), hostileText, fc.constant("a@b-.com")),
});

const recurrence = fc.oneof(
  fc.constantFrom(null, "FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=21000101", "FREQ=DAILY;COUNT=3", "FREQ=YEARLY"),
  hostileText.map((text) => `FREQ=DAILY${text}`),
);

/** Addresses to join at: nothing at all, text that is none, and https addresses that try to break out. */
const hostileLink = fc.oneof(
  fc.constantFrom(
    null,
    "javascript:alert(1)",
    "https://zoom.us/j/1?pwd=a;b,c",
    "https://zoom.us@evil.example/",
  ),
  hostileText,
  hostileText.map((text) => `https://meet.example/${text}`),
  hostileText.map((text) => `https://meet.example:8443/?a=1${text}`),
);

/** An entry with hostile text in every field, at any time and in zones that cause trouble. */
export const hostileEntry: fc.Arbitrary<CalendarEntry> = fc
  .record({
    uid: hostileText.map((text) => `uid-${text}`),
    sequence: fc.oneof(fc.integer(), fc.double()),
    title: hostileText,
    startWall: wall,
    startFold: fc.constantFrom("earlier" as const, "later" as const),
    endWall: fc.oneof(fc.constant(null), wall),
    endFold: fc.constantFrom("earlier" as const, "later" as const),
    allDay: fc.boolean(),
    timezone: fc.constantFrom(
      "America/New_York",
      "Asia/Calcutta",
      "UTC",
      "Africa/Casablanca",
      "Europe/Dublin",
    ),
    recurrence,
    location: hostileText,
    venue: hostileText,
    attendees: fc.array(attendee, { maxLength: 4 }),
    notes: fc.array(hostileText, { maxLength: 4 }),
    link: hostileLink,
    reminders: fc.array(fc.oneof(fc.constantFrom(0, 15, 1440), fc.integer(), fc.double()), { maxLength: 8 }),
  })
  .map(sampleEntry);
