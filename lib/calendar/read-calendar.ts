import ICAL from "ical.js";

/** A file as read by ical.js, the reader of Thunderbird and Nextcloud: the tests' second opinion. */
export function readCalendar(text: string): { calendar: ICAL.Component; events: ICAL.Event[] } {
  const calendar = ICAL.Component.fromString(text);
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  return { calendar, events };
}

/** The only event of a file. */
export function readEvent(text: string): ICAL.Event {
  const [event, ...others] = readCalendar(text).events;
  if (event === undefined || others.length > 0) throw new Error("Expected exactly one event.");
  return event;
}

/** The instant of a time by the rules in the file itself. */
export function instantOf(time: ICAL.Time): string {
  return time.toJSDate().toISOString();
}

/** The first occurrences of a series as the file's zone shows them, with their instants. */
export function occurrences(event: ICAL.Event, count: number): { wall: string; instant: string }[] {
  const iterator = event.iterator();
  const found: { wall: string; instant: string }[] = [];
  while (found.length < count) {
    const time: ICAL.Time | null | undefined = iterator.next();
    if (time === null || time === undefined) break;
    found.push({ wall: time.toString(), instant: instantOf(time) });
  }
  return found;
}

/** Content lines with their folds undone (RFC 5545 § 3.1), read without a library. */
export function contentLines(text: string): string[] {
  return text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter((line) => line !== "");
}

/** The first content line of that name outside the rules of a zone; undefined without one. */
export function rawLine(text: string, name: string): string | undefined {
  const rules = /^BEGIN:(?:STANDARD|DAYLIGHT)$[\s\S]*?^END:(?:STANDARD|DAYLIGHT)$/gm;
  const lines = contentLines(text).join("\n").replace(rules, "").split("\n");
  return lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));
}
