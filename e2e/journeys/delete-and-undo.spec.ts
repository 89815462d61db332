import { expect, type Page } from "playwright/test";
import { test } from "./fixtures";
import { openCard, openGroup, rowOf } from "./open-group";

const text = "Planning on 2027-03-10 at 9am\nRetro on 2027-03-12 at 3pm\nDemo on 2027-03-14 at 5pm";
const oneText = "Are you sure you want to delete this event? This action cannot be undone.";
const truth = "You can undo it for ten seconds.";

async function confirmDelete(page: Page): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: "Delete Event" });
  await expect(dialog).toContainText(oneText);
  // The sentence is the seed's; the truth stands beneath it.
  await expect(dialog).toHaveAccessibleDescription(`${oneText} ${truth}`);
  await dialog.getByRole("button", { name: "Delete" }).click();
}

async function deleteCard(page: Page, name: string): Promise<void> {
  const card = await openCard(page, name);
  await card.getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
}

/** Undo of the delete of one event; that of several has a toast of its own. */
const undo = (page: Page) =>
  page
    .locator("[data-toast]", { hasText: /1 event deleted/ })
    .getByRole("button", { name: "Undo" })
    .first();

test("S23, B5: a delete happens at once, its neighbour gets the focus, and undo restores it", async ({
  page,
}) => {
  await openGroup(page, text);
  const remove = (await openCard(page, "Retro")).getByRole("button", { name: "Delete" });
  await remove.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(remove).toBeFocused();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "DELETE"),
    deleteCard(page, "Retro"),
  ]);
  expect(request.url()).toMatch(/\/api\/v1\/events\/[\w-]{22}\/$/);
  await expect(page.getByRole("heading", { name: "2 Events" })).toBeVisible();
  await expect(rowOf(page.getByRole("article", { name: "Demo" }))).toBeFocused();
  await undo(page).click();
  await expect(page.getByRole("heading", { name: "3 Events" })).toBeVisible();
  await expect(page.getByRole("article", { name: "Retro" })).toBeFocused();
});

test("B5: undo is offered for 10 seconds", async ({ page }) => {
  await page.clock.install();
  await openGroup(page, text);
  await deleteCard(page, "Retro");
  await expect(undo(page)).toBeVisible();
  // Without hovering, which would stop its clock.
  await page.mouse.move(0, 0);
  await page.clock.runFor(9000);
  await expect(undo(page)).toBeVisible();
  await page.clock.runFor(2500);
  await expect(undo(page)).toBeHidden();
});

test("S21, S25, B5: all found events are deleted, then the last one, and undo from /chat leads back", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  await page.getByRole("searchbox").fill("o");
  await page.getByRole("button", { name: "Delete All" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete All Events" });
  await expect(dialog).toContainText(
    "Are you sure you want to delete all filtered events? This action cannot be undone.",
  );
  await expect(dialog).toContainText(truth);
  await dialog.getByRole("button", { name: "Delete All" }).click();
  await expect(page.getByText("2 events deleted")).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.getByRole("searchbox").fill("");
  await deleteCard(page, "Planning");
  await expect(page).toHaveURL(/\/chat$/);
  await undo(page).click();
  await expect(page).toHaveURL(/\/groups\//);
  await expect(page.getByRole("article", { name: "Planning" })).toBeVisible();
});

test("S30: one event has its own screen, is deleted there, and undo leads back", { tag: "@phone" }, async ({
  page,
}) => {
  const group = await openGroup(page, text);
  await page.goto(`/events/${group.events[0]?.id}`);
  await expect(page.getByRole("heading", { name: "Event Details" })).toBeVisible();
  await expect(page.getByText(/^Created \w{3} \d/)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("article").getByRole("button", { name: "Delete" }).click();
  await confirmDelete(page);
  await expect(page).toHaveURL(/\/chat$/);
  await undo(page).click();
  await expect(page).toHaveURL(/\/events\//);
  await expect(page.getByRole("article", { name: "Planning" })).toBeVisible();
});
