import { type CalendarService, calendarLinks, type LinkEntry } from "./calendar-links";
import { sampleEntry } from "./sample-entry";

/** A link read back: its target, its parameters as the service decodes them, and what it reports as lost. */
export function readLink(service: CalendarService, changes: Partial<LinkEntry> = {}) {
  const link = calendarLinks(sampleEntry(changes)).find((candidate) => candidate.service === service);
  const { origin, pathname, searchParams } = new URL(link?.url ?? "");
  return {
    home: origin + pathname,
    losses: link?.losses,
    url: link?.url ?? "",
    ...Object.fromEntries(searchParams),
  };
}

/** An event with something in every field that a link can carry. */
export const meeting = {
  title: "Lunch & learn: 50% off + more",
  venue: "Café Luz",
  location: "12 Main St, Boston",
  attendees: [
    { name: "Ana", email: "ana@example.com" },
    { name: "Bo", email: "bo@example.com" },
    { name: "Cy" },
  ],
  notes: ["Bring cake\nand tea", "R&D <b>first</b>, 1 < 2"],
};
