import { expect, type Page } from "playwright/test";
import type { Group } from "@/lib/wire/group-schema";
import { test } from "./fixtures";
import { openGroup } from "./open-group";

const text = "Planning on 2027-03-10 from 9am to 10am in Room 4\nRetro with Ana on 2027-03-12 at 3pm";

/** Deletes an event as another tab of the same visitor would. */
async function deleteElsewhere(page: Page, event: Group["events"][number] | undefined): Promise<void> {
  const response = await page.request.delete(`/api/v1/events/${event?.id}/`);
  expect(response.ok()).toBe(true);
}

/** Types a title and saves it, after the event was deleted elsewhere. */
async function saveDeleted(page: Page): Promise<void> {
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: "Save", exact: true }).click();
  await expect(card.getByRole("alert")).toContainText("This event was deleted elsewhere meanwhile.");
  await expect(card.getByRole("textbox", { name: "Title" })).toHaveValue("Typed");
  await card.getByRole("button", { name: "Restore it and save" }).click();
  await expect(page.getByRole("article", { name: "Typed" })).toBeVisible();
  await expect(card.getByRole("button", { name: "Save", exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("article", { name: "Typed" })).toBeVisible();
}

test("D1: a card keeps what was typed when its event was deleted elsewhere, and restores it", {
  tag: "@phone",
}, async ({ page, pageFaults }) => {
  const group = await openGroup(page, text);
  await page.getByRole("textbox", { name: "Title" }).first().fill("Typed");
  await deleteElsewhere(page, group.events[0]);
  await saveDeleted(page);
  pageFaults.splice(0);
});

test("D1: so does the card of a group's last event, and the one on an event's own screen", async ({
  page,
  pageFaults,
}) => {
  const group = await openGroup(page, "Planning on 2027-03-10 from 9am to 10am in Room 4");
  await page.getByRole("textbox", { name: "Title" }).first().fill("Typed");
  await deleteElsewhere(page, group.events[0]);
  await saveDeleted(page);
  const other = await openGroup(page, text);
  await page.goto(`/events/${other.events[0]?.id}`);
  await page.getByRole("textbox", { name: "Title" }).fill("Typed");
  await deleteElsewhere(page, other.events[0]);
  await saveDeleted(page);
  pageFaults.splice(0);
});

test("S25: what was typed goes with an event that is deleted here, and the emptied screen closes", async ({
  page,
}) => {
  await openGroup(page, "Planning on 2027-03-10 from 9am to 10am in Room 4");
  await page.getByRole("textbox", { name: "Title" }).fill("Typed");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/chat$/);
});
