import { readFile } from "node:fs/promises";
import { expect } from "playwright/test";
import { test } from "./fixtures";
import { openCard, openGroup } from "./open-group";

const text = `Standup on 2027-03-10 at 9am, join at https://zoom.us/j/123?pwd=a, remind me 15 minutes before
Dinner on 2027-03-12 at 7pm at Café Luz
Retro on 2027-03-15 at 3pm`;

test("B9: an event has a button to join, a link and reminders to edit, and takes both into the file", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const row = page.getByRole("article", { name: "Standup" });
  const join = row.getByRole("link", { name: "Join zoom.us" });
  await expect(join).toHaveAttribute("href", "https://zoom.us/j/123?pwd=a");
  await expect(join).toHaveAttribute("rel", "noopener noreferrer");
  await expect(join).toHaveAttribute("target", "_blank");
  await expect(page.getByRole("link", { name: /^Join/ })).toHaveCount(1);
  // Opening it leaves the row as it is.
  const popup = page.waitForEvent("popup");
  await join.click();
  await (await popup).close();
  await expect(row.getByLabel("Start date")).toHaveCount(0);

  const card = await openCard(page, "Standup");
  await card.getByRole("button", { name: /^Reminders/ }).click();
  await expect(card.getByRole("listitem").filter({ hasText: "15 min before" })).toBeVisible();
  const amount = card.getByRole("textbox", { name: "How long before the start" });
  await amount.fill("1");
  await card.getByRole("combobox", { name: "Unit" }).selectOption({ label: "day before" });
  await amount.press("Enter");
  await expect(card.getByRole("listitem").filter({ hasText: "1 day before" })).toBeVisible();
  await card.getByRole("button", { name: "Remove: 15 min before" }).click();
  await expect(amount).toBeFocused();

  await card.getByRole("button", { name: /^Link/ }).click();
  const link = card.getByRole("textbox", { name: "Link" });
  await link.fill("javascript:alert(1)");
  await card.getByRole("button", { name: "Save", exact: true }).click();
  await expect(card.getByText("A link must be an https address")).toBeVisible();
  await expect(link).toBeFocused();
  await link.fill("meet.google.com/abc-defg-hij");
  await link.press("Enter");
  await expect(card.getByRole("link", { name: "Join meet.google.com" })).toBeVisible();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await page.reload();
  await openCard(page, "Standup");
  await expect(card.getByRole("button", { name: /^Reminders/ })).toHaveAccessibleDescription(/1 day before/);

  const download = page.waitForEvent("download");
  await card.getByRole("button", { name: "Export Details" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("URL:https://meet.google.com/abc-defg-hij");
  expect(file).toContain("TRIGGER:-P1D");
});

test("B9: an empty event gets a link and a reminder by its quiet buttons, and says what a calendar link loses", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = await openCard(page, "Retro");
  await card.getByRole("button", { name: "Add link" }).click();
  await expect(card.getByRole("textbox", { name: "Link" })).toBeFocused();
  await card.getByRole("textbox", { name: "Link" }).fill("https://example.org/room");
  await card.getByRole("button", { name: "Add reminders" }).click();
  await expect(card.getByRole("textbox", { name: "How long before the start" })).toBeFocused();
  await card.getByRole("button", { name: "Add reminder", exact: true }).click();
  await card.getByRole("button", { name: "Save", exact: true }).click();
  await expect(card.getByRole("link", { name: "Join example.org" })).toBeVisible();
  await card
    .getByRole("button", { name: /calendar/i })
    .first()
    .click();
  await expect(page.getByText("Without its reminders").first()).toBeVisible();
});

test("B9: where one joins and what reminds of it are printed", async ({ page }) => {
  await openGroup(page, text);
  await page.keyboard.press("Control");
  await page.emulateMedia({ media: "print" });
  const agenda = page.locator("[data-agenda]");
  await expect(agenda).toContainText("https://zoom.us/j/123?pwd=a");
  await expect(agenda).toContainText("Reminders: 15 min before");
});
