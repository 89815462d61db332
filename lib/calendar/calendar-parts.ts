/** A component of a calendar file: its lines, unfolded, and the components in it. */
export interface CalendarPart {
  name: string;
  lines: string[];
  parts: CalendarPart[];
}

/** What is read of a calendar, by component; everything else, such as attached files and to-dos, is passed over. */
const wanted: Readonly<Record<string, ReadonlySet<string>>> = {
  VCALENDAR: new Set(["METHOD", "X-WR-TIMEZONE"]),
  VTIMEZONE: new Set(["TZID", "X-LIC-LOCATION"]),
  STANDARD: new Set(["DTSTART", "TZOFFSETTO", "RRULE", "RDATE"]),
  DAYLIGHT: new Set(["DTSTART", "TZOFFSETTO", "RRULE", "RDATE"]),
  VEVENT: new Set(
    "UID,SEQUENCE,RECURRENCE-ID,STATUS,SUMMARY,DESCRIPTION,LOCATION,URL,CONFERENCE,DTSTART,DTEND,DURATION,RRULE,EXRULE,EXDATE,RDATE,ATTENDEE".split(
      ",",
    ),
  ),
  VALARM: new Set(["TRIGGER"]),
};

/** A line beyond this is no line of an event that a person made, but for words, which are cut. */
const lineLengthMax = 30_000;
const wordsOf: ReadonlySet<string> = new Set(["DESCRIPTION", "LOCATION", "SUMMARY"]);

const nameOfLine = /^[A-Za-z0-9-]+/u;
const border = /^(BEGIN|END):\s*([A-Za-z0-9-]+)\s*$/iu;

/** The lines of a file with their folds undone (RFC 5545 § 3.1), whichever ends they have. */
function* unfolded(text: string): Generator<string> {
  let line = "";
  for (const next of text.split(/\r\n|\r|\n/)) {
    if (next.startsWith(" ") || next.startsWith("\t")) {
      if (line.length <= lineLengthMax) line += next.slice(1);
      continue;
    }
    if (line !== "") yield line;
    line = next;
  }
  if (line !== "") yield line;
}

/** Takes a line into the part that it belongs to, where it is wanted there. */
function takeLine(line: string, part: CalendarPart | undefined): void {
  const name = nameOfLine.exec(line)?.[0].toUpperCase() ?? "";
  if (part === undefined || wanted[part.name]?.has(name) !== true) return;
  if (line.length <= lineLengthMax) part.lines.push(line);
  else if (wordsOf.has(name)) part.lines.push(line.slice(0, lineLengthMax));
}

/**
 * The calendars of a file with what is read of them. Damaged lines and unknown components are passed over; a component
 * that is never closed ends with the one around it. Linear in the text.
 */
export function readCalendarParts(text: string): CalendarPart[] {
  const calendars: CalendarPart[] = [];
  /** The open components, the innermost last; an unknown one has its name alone. */
  const open: { name: string; part: CalendarPart | undefined }[] = [];
  /** How many components of a name are open, so that an end without a beginning costs nothing. */
  const openCounts = new Map<string, number>();
  const count = (name: string, by: number) => openCounts.set(name, (openCounts.get(name) ?? 0) + by);
  for (const line of unfolded(text.replace(/^\uFEFF/u, ""))) {
    const [, edge, rawName = ""] = border.exec(line) ?? [];
    const name = rawName.toUpperCase();
    if (edge === undefined) takeLine(line, open.at(-1)?.part);
    else if (edge.toUpperCase() === "BEGIN") {
      const around = open.length === 0 ? calendars : open.at(-1)?.part?.parts;
      const isWanted = name in wanted && (name === "VCALENDAR") === (open.length === 0);
      const part = isWanted && around !== undefined ? { name, lines: [], parts: [] } : undefined;
      if (part !== undefined) around?.push(part);
      open.push({ name, part });
      count(name, 1);
    } else if ((openCounts.get(name) ?? 0) > 0) {
      const at = open.findLastIndex((component) => component.name === name);
      for (const closed of open.splice(at)) count(closed.name, -1);
    }
  }
  return calendars;
}

function writePart({ name, lines, parts }: CalendarPart): string[] {
  return [`BEGIN:${name}`, ...lines, ...parts.flatMap(writePart), `END:${name}`];
}

/** A calendar file with nothing in it but what is read of it, so that no more is sent; empty without a calendar. */
export const trimCalendar = (text: string): string => readCalendarParts(text).flatMap(writePart).join("\r\n");
