import { expect } from "playwright/test";
import { readSavedCalendar, test } from "./fixtures";
import { openGroup } from "./open-group";
import { textBox } from "./visitor";

const text = "Planning on 2027-03-10 from 9am to 10am in Room 4\nRetro with Ana on 2027-03-12 at 3pm";

test("S22, S26, V5: date, time, place and people are edited, saved, and still there after a reload", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = page.getByRole("article", { name: "Planning" });
  await card.getByLabel("Start date").fill("2027-04-01");
  await card.getByRole("textbox", { name: "Start time" }).fill("11:30");
  await card.getByLabel("End date").fill("2027-04-01");
  await card.getByRole("textbox", { name: "End time" }).fill("1:15");
  for (const [field, value] of [
    ["Location", "12 Main St"],
    ["Venue", "Blue Room"],
    ["Attendees", "Ana <ana@example.com>\nBo"],
  ] as const) {
    await card.getByRole("button", { name: field }).click();
    await card.getByRole("textbox", { name: field }).fill(value);
  }
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
  await page.reload();
  await expect(card.getByLabel("Start date")).toHaveValue("2027-04-01");
  await expect(card.getByRole("textbox", { name: "Start time" })).toHaveValue("11:30");
  await expect(card.getByRole("textbox", { name: "End time" })).toHaveValue("01:15");
  await expect(card).toContainText("12 Main St");
  await expect(card).toContainText("Blue Room");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: "Export Details" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("planning.ics");
  const [saved] = await readSavedCalendar(download);
  expect(saved).toMatchObject({ start: "2027-04-01T15:30:00.000Z", end: "2027-04-01T17:15:00.000Z" });
});

test("S20, S21, S23: the search limits what Export All and Delete All act on", async ({ page }) => {
  await openGroup(page, text);
  const exportAll = page.getByRole("button", { name: "Export All", exact: true });
  const deleteAll = page.getByRole("button", { name: "Delete All", exact: true });
  for (const button of [exportAll, deleteAll]) {
    await expect(button).toHaveAccessibleDescription("");
    await expect(button).not.toContainText("2");
  }
  await page.getByRole("searchbox").fill("rETRO");
  await expect(page.getByRole("article")).toHaveCount(1);
  for (const button of [exportAll, deleteAll]) {
    await expect(button).toHaveAccessibleDescription("1 event matches");
    await expect(button).toContainText("1");
  }
  await exportAll.click();
  await expect(page.getByText("Are you sure you want to export 1 event(s)?")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export one by one" }).click(),
  ]);
  expect((await readSavedCalendar(download)).map(({ title }) => title)).toEqual(["Retro with Ana"]);
  await deleteAll.click();
  const dialog = page.getByRole("alertdialog", { name: "Delete All Events" });
  await expect(dialog).toContainText(
    "Are you sure you want to delete all filtered events? This action cannot be undone.",
  );
  await expect(dialog).toHaveAccessibleDescription(/1 event is deleted\. You can undo it for ten seconds\.$/);
  await dialog.getByRole("button", { name: "Delete All" }).click();
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("heading", { name: "1 Event", exact: true })).toBeVisible();
  await expect(page.getByRole("article", { name: "Planning" })).toBeVisible();
});

test("D4: a stranger with the link reads and exports, and finds no control that the server would refuse", async ({
  page,
  browser,
}) => {
  const group = await openGroup(page, text);
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(`/groups/${group.id}`);
  await expect(stranger.getByRole("heading", { name: "2 Events" })).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Export Details" })).toHaveCount(2);
  await expect(stranger.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await expect(stranger.getByRole("textbox", { name: "Title" })).toHaveCount(0);
  await expect(stranger.getByText(text.slice(0, 20))).toHaveCount(0);
  await context.close();
});

test("S15, V1, K1, T5: blank and over-long texts cannot be sent, and a text without an event says so in place", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  const box = textBox(page);
  const button = page.getByRole("button", { name: "Create Event" });
  await expect(button).toBeDisabled();
  await box.fill("   ");
  await expect(button).toBeDisabled();
  await box.press("Enter");
  await expect(page.getByText("Please enter event details").first()).toBeVisible();
  await box.fill("x".repeat(1501));
  await expect(button).toBeDisabled();
  await expect(page.getByText("1501 / 1500")).toBeVisible();
  await box.fill("hello there");
  await box.press("Enter");
  await expect(page.getByText(/No event was found in this text/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(box).toHaveValue("hello there");
});
