import { type Browser, expect, type Locator, type Page } from "playwright/test";
import type { Group } from "@/lib/wire/group-schema";
import { createGroup } from "./visitor";

/** A group of this page's visitor, made through the API, on its screen. */
export async function openGroup(page: Page, text: string): Promise<Group> {
  const group = await createGroup(page, text);
  await page.goto(`/groups/${group.id}`);
  const { length } = group.events;
  const title = length === 1 ? "1 Event" : `${length} Events`;
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  // Text that only the browser knows appears after hydration; until then a press on a button is lost.
  await expect(page.getByText(/^Created /)).toBeVisible();
  return group;
}

/** The page of a group as somebody else has it, who has its link alone. Its context is to be closed. */
export async function openAsStranger(browser: Browser, ours: Page): Promise<Page> {
  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await theirs.goto(ours.url());
  await expect(theirs.getByText(/^Created /)).toBeVisible();
  return theirs;
}

/** The row at which an event rests (SPEC S27): the button that opens its card, and none of the sections of an open one. */
export const rowOf = (card: Locator): Locator =>
  card.getByRole("heading", { level: 2 }).getByRole("button", { expanded: false });

/** The card of an event with its fields, opened first if it rests as a row. */
export async function openCard(page: Page, name: string | RegExp): Promise<Locator> {
  const card = page.getByRole("article", { name });
  const fields = card.getByRole("button", { name: "All fields" });
  // As above, also for a page that was loaded again.
  await expect(page.getByText(/^Created /)).toBeVisible();
  // After a search was cleared, a card is there a moment later.
  await expect(rowOf(card).or(fields).first()).toBeVisible();
  if (await rowOf(card).isVisible()) await rowOf(card).click();
  await expect(fields).toBeVisible();
  return card;
}
