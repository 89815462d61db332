import { cleanText, isBlank } from "@/lib/text/clean-text";
import type { CalendarAttendee, CalendarEntry } from "./calendar-event";
import { joinLink } from "./join-link";

// Some readers split a file at every Unicode line break, so U+2028 and U+2029 could start a forged property
// there.
const unicodeLineBreaks = /[\u2028\u2029]/g;

// Stricter than the wire schema: `ics` refuses the whole file for one address that does not match its own
// pattern, and any other character would have to be percent-encoded in a mailto URI (RFC 6068 § 2).
const mailboxPattern =
  /^[A-Za-z0-9.+_'-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/**
 * Text of several lines for a TEXT value (RFC 5545 § 3.3.11): line feeds stay, every other control character
 * goes.
 */
export function calendarText(text: string): string {
  return cleanText(text).replace(unicodeLineBreaks, "\n").replaceAll("\t", " ");
}

/** Text of one line: white space is trimmed and each line break becomes a space. */
export function calendarLine(text: string): string {
  return calendarText(text)
    .replace(/\s*\n\s*/g, " ")
    .trim();
}

/**
 * A name for the CN parameter. RFC 6868 would carry a double quote as `^'`, which few calendars decode, so
 * the quote becomes an apostrophe; a caret is escaped, since readers that follow RFC 6868 would decode it. A
 * backslash means nothing in a parameter, yet ical.js and others decode `\n` there, so it becomes a slash.
 */
export function parameterText(text: string): string {
  return calendarLine(text).replaceAll('"', "'").replaceAll("\\", "/").replaceAll("^", "^^");
}

/** True for an address that can be an ATTENDEE unchanged. */
export function isMailbox(email: string | undefined): email is string {
  return email !== undefined && email.length <= 254 && mailboxPattern.test(email);
}

/**
 * SPEC E3: the place's name, then its location on a map, as one LOCATION value; empty when neither is known.
 */
export function locationText({ venue, location }: Pick<CalendarEntry, "venue" | "location">): string {
  const places = [venue, location].map(calendarLine).filter((place) => !isBlank(place));
  return [...new Set(places)].join(", ");
}

/**
 * Where one joins, for the calendars that read no link; the notes; then the people without a usable email address: an
 * ATTENDEE must have one (RFC 5545 § 3.8.4.1).
 */
export function descriptionText(entry: Pick<CalendarEntry, "notes" | "attendees" | "link">): string {
  const { notes, attendees } = entry;
  const link = joinLink(entry);
  const names = attendees.filter(({ email }) => !isMailbox(email)).map(nameAndAddress);
  const named = names.filter((name) => !isBlank(name));
  const blocks = notes.map((note) => calendarText(note).trim()).filter((note) => !isBlank(note));
  if (named.length > 0) blocks.push(`Attendees: ${named.join(", ")}`);
  if (link !== null) blocks.unshift(`Join: ${link}`);
  return blocks.join("\n\n");
}

function nameAndAddress({ name, email }: CalendarAttendee): string {
  const address = email === undefined || isBlank(email) ? "" : ` <${calendarLine(email)}>`;
  return `${calendarLine(name)}${address}`.trim();
}
