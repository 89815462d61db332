import { expect, type Page } from "playwright/test";
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
