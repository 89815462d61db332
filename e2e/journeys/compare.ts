import { expect, type Locator, type Page } from "playwright/test";
import { z } from "zod";
import { createdGroupSchema } from "@/lib/wire/group-schema";
import { dragFile } from "./hand-over";

const dated = (line: string): string => `DTSTART;TZID=America/New_York:${line}`;

/** An event of a calendar file, from a clock of a day in March 2027 on, for an hour. */
export const fileEvent = (title: string, start: string, ...lines: readonly string[]): string =>
  ["BEGIN:VEVENT", `SUMMARY:${title}`, dated(start), "DURATION:PT1H", ...lines, "END:VEVENT"].join("\r\n");

export const calendarFile = (...events: readonly string[]): string =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR"].join("\r\n");

/** Opens the page of a group that is made of a calendar. */
export async function openCalendar(page: Page, calendar: string): Promise<void> {
  const response = await page.request.post("/api/v1/groups/import/", {
    data: { calendar, timezone: "America/New_York" },
  });
  const { group } = z.object({ data: createdGroupSchema }).parse(await response.json()).data;
  await page.goto(`/groups/${group.id}`);
  await expect(page.getByText(/^Created /)).toBeVisible();
}

/** The panel in which a group is compared with a file. */
export const comparison = (page: Page): Locator =>
  page.getByRole("region", { name: "Compare with a calendar file" });

/** Drops a calendar on the page of a group, and waits for what is said about it. */
export async function dropCalendar(page: Page, content: string, name = "mine.ics"): Promise<Locator> {
  await dragFile(page, { name, content });
  const panel = comparison(page);
  await expect(panel.getByRole("status")).not.toHaveText(/^(?:Reading .*)?$/);
  return panel;
}

/** A choice about an event. */
export const choiceOf = (panel: Locator, choice: string, title: string): Locator =>
  panel.getByRole("button", { name: `${choice}, for “${title}”`, exact: true });
