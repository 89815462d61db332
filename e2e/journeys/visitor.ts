import { expect, type Locator, type Page, type Route } from "playwright/test";
import { z } from "zod";
import { createdGroupSchema, type Group } from "@/lib/wire/group-schema";

export const createPath = "**/api/v1/groups/create-from-text/";
const statusPath = "**/api/v1/groups/*/status/";

/** The multi-line box of /chat. */
export const textBox = (page: Page) => page.getByRole("textbox", { name: "Event details" });

/** The zone of every test's browser (playwright.config.ts). */
const visitorZone = "America/New_York";

/**
 * Waits until no more code comes: from the first act on, that of later steps is fetched in turn. A file counts once it
 * is there, and a slow machine may take a second for one.
 */
export async function allCodeFetched(page: Page): Promise<void> {
  let count = 0;
  let looksWithoutMore = 0;
  await expect(async () => {
    const before = count;
    count = await page.evaluate(() => performance.getEntriesByType("resource").length);
    looksWithoutMore = count === before ? looksWithoutMore + 1 : 0;
    expect(looksWithoutMore).toBe(4);
  }).toPass({ intervals: [500] });
}

/** A group of this page's visitor, made through the API by the rules parser. */
export async function createGroup(page: Page, text = "Lunch with Ana tomorrow at noon"): Promise<Group> {
  const response = await page.request.post("/api/v1/groups/create-from-text/", {
    data: { text, use_llm: false, timezone: visitorZone },
  });
  return z.object({ data: createdGroupSchema }).parse(await response.json()).data.group;
}

/** An answer in the envelope. */
export const answer = (route: Route, data: unknown, status = 200) =>
  route.fulfill({ status, json: { success: true, data } });

/** A failure in the envelope. */
export const refuse = (route: Route, status: number, message: string) =>
  route.fulfill({ status, json: { success: false, error: { code: "x", message }, message } });

interface Reading {
  polls: number[];
  isComplete: boolean;
  error: string | null;
  /** Whether the server has gone away. */
  isGone: boolean;
}

/** A reading that continues after A1's answer until it is told to end; `polls` are the moments of the polls. */
export async function holdReading(page: Page, group: Group): Promise<Reading> {
  const polls: number[] = [];
  const reading: Reading = { polls, isComplete: false, error: null, isGone: false };
  await page.route(createPath, (route) =>
    answer(route, { group: { ...group, events: [], processing_complete: false } }, 201),
  );
  await page.route(statusPath, (route) => {
    polls.push(Date.now());
    if (reading.isGone) return route.abort("connectionrefused");
    return answer(route, { processing_complete: reading.isComplete, processing_error: reading.error });
  });
  return reading;
}

/** Lets the page's clock run for as long as a toast takes to fade. */
export async function expectFaded(page: Page, toast: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(300);
    await expect(toast).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Opens Settings the way a person does. */
export async function openSettings(page: Page) {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.waitFor();
  return dialog;
}
