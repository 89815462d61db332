import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import { test as base, type Download, expect } from "playwright/test";

/** A test whose page may not log an error or throw: either fails it. */
export const test = base.extend<{ pageFaults: string[] }>({
  pageFaults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

interface SavedEvent {
  uid: string;
  title: string;
  start: string;
  end: string;
  zone: string;
}

/** The events of a calendar file that the browser has saved, as an independent reader sees them; instants in UTC. */
export async function readSavedCalendar(download: Download): Promise<SavedEvent[]> {
  const text = await readFile(await download.path(), "utf8");
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      zone: event.startDate.zone?.tzid ?? "",
    };
  });
}
