import type ICAL from "ical.js";
import type { CalendarPart } from "@/lib/calendar/calendar-parts";
import { rulePartsByName } from "@/lib/recurrence/rule-parts";
import { eventLimits } from "@/lib/wire/event-limits";
import type { ImportedEvent, ImportedMoment } from "./imported-event";
import { durationOf, momentsOf, parameterOf, parseLine, secondsOf, textOf } from "./read-property";

const alarmsMax = 20;

/** Rooms and devices are invited as people are. */
const notPeople: ReadonlySet<string> = new Set(["ROOM", "RESOURCE"]);

function attendeeOf(property: ICAL.Property): ImportedEvent["attendees"] {
  if (notPeople.has(parameterOf(property, "cutype")?.toUpperCase() ?? "")) return [];
  const email = textOf(property).replace(/^mailto:/iu, "");
  const name = parameterOf(property, "cn") ?? "";
  return name === "" && email === "" ? [] : [{ name: name === "" ? email : name, email }];
}

/** The properties of an event by their names, as far as their lines can be read. */
function propertiesOf({ lines }: CalendarPart): ReadonlyMap<string, ICAL.Property[]> {
  const properties = new Map<string, ICAL.Property[]>();
  for (const line of lines) {
    const property = parseLine(line);
    if (property === null) continue;
    const known = properties.get(property.name);
    if (known === undefined) properties.set(property.name, [property]);
    else known.push(property);
  }
  return properties;
}

/** How many minutes before the start an alarm goes; none for one at a moment of its own, or counted from the end. */
function remindersOf({ name, lines }: CalendarPart): number[] {
  if (name !== "VALARM") return [];
  return lines.flatMap((line) => {
    const trigger = parseLine(line);
    if (trigger === null || parameterOf(trigger, "related")?.toUpperCase() === "END") return [];
    const seconds = secondsOf(trigger);
    return seconds === null || seconds > 0 ? [] : [Math.round(-seconds / 60)];
  });
}

/** Whether a rule is told by another calendar than ours, or moves days that a month lacks (RFC 7529): neither is kept. */
function saysMore(line: string): boolean {
  const parts = rulePartsByName(line.replace(/^[^:]*:/u, ""));
  const [scale = "GREGORIAN", skip = "OMIT"] = [parts.get("RSCALE"), parts.get("SKIP")];
  return scale !== "GREGORIAN" || skip !== "OMIT";
}

/** An event of a calendar; null for one without a start that a calendar has. */
export function readImportedEvent(part: CalendarPart): ImportedEvent | null {
  const properties = propertiesOf(part);
  const all = (name: string): ICAL.Property[] => properties.get(name) ?? [];
  const text = (name: string): string => all(name).map(textOf)[0] ?? "";
  const moments = (name: string): ImportedMoment[] => all(name).flatMap(momentsOf);
  const [start] = moments("dtstart");
  if (start === undefined) return null;
  const rules = all("rrule").map(textOf);
  const ruleLines = part.lines.filter((line) => /^RRULE[;:]/iu.test(line));
  const [replaced] = all("recurrence-id");
  return {
    uid: text("uid") || null,
    sequence: Number.parseInt(text("sequence"), 10) || 0,
    isCancelled: text("status").toUpperCase() === "CANCELLED",
    instead: moments("recurrence-id")[0] ?? null,
    isForLater: replaced !== undefined && parameterOf(replaced, "range") !== null,
    start,
    end: moments("dtend")[0] ?? null,
    duration: all("duration").map(durationOf)[0] ?? null,
    rules,
    hasOddRule:
      rules.length > 1 ||
      all("exrule").length > 0 ||
      ruleLines.length !== rules.length ||
      ruleLines.some(saysMore) ||
      all("rdate").some(({ type }) => type === "period"),
    exdates: moments("exdate"),
    moved: [],
    rdates: moments("rdate"),
    title: text("summary"),
    description: text("description"),
    location: text("location"),
    url: text("conference") || text("url"),
    reminders: part.parts.slice(0, alarmsMax).flatMap(remindersOf),
    attendees: all("attendee").slice(0, eventLimits.attendees).flatMap(attendeeOf),
  };
}
