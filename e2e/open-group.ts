import { expect, type Page } from "playwright/test";
import { z } from "zod";
import { createdGroupSchema, type Group } from "@/lib/groups/schema";

/** The zone of every test's browser (playwright.config.ts). */
export const visitorZone = "America/New_York";

/** A group of this page's visitor, made through the API by the rules parser. */
export async function createGroup(page: Page, text: string): Promise<Group> {
  const response = await page.request.post("/api/v1/groups/create-from-text/", {
    data: { text, use_llm: false, timezone: visitorZone },
  });
  return z.object({ data: createdGroupSchema }).parse(await response.json()).data.group;
}

/** The same, on its screen. */
export async function openGroup(page: Page, text: string): Promise<Group> {
  await page.goto("/chat");
  const group = await createGroup(page, text);
  await page.goto(`/groups/${group.id}`);
  const { length } = group.events;
  const title = length === 1 ? "1 Event" : `${length} Events`;
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  return group;
}
