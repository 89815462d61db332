import { expect } from "playwright/test";
import { test } from "./fixtures";
import { openGroup } from "./open-group";

const text = "Planning with Ana on 2027-03-10 from 2:30 to 3pm in Room 4";

test("B4: the zone dialog finds a zone by what people call it, and tells of the event's own clock", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = page.getByRole("article", { name: /Planning/ });
  const chip = card.getByRole("button", { name: /time zone America\/New_York, change$/ });
  await chip.click();
  const dialog = page.getByRole("dialog", { name: "Time zone" });
  await expect(dialog).toContainText("2:30 PM here becomes 2:30 PM there");
  const search = dialog.getByRole("combobox", { name: "Search time zones" });
  await expect(search).toBeFocused();
  const options = dialog.getByRole("option");
  const active = async () => {
    const id = await search.getAttribute("aria-activedescendant");
    return dialog.locator(`[id="${id}"]`);
  };
  // The event's own zone is chosen and active until something is typed.
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  for (const [query, place] of [
    ["PST", "Los Angeles"],
    ["CET", "Berlin"],
    ["EST", "New York"],
    ["Mumbai", "Kolkata"],
    ["Beijing", "Shanghai"],
    ["San Francisco", "Los Angeles"],
    ["Bangalore", "Kolkata"],
    ["Germany", "Berlin"],
  ] as const) {
    await search.fill(query);
    await expect(options.first()).toContainText(place);
    await expect(await active()).toContainText(place);
  }
  await expect(dialog.getByRole("status")).not.toContainText("No zone");

  // A query that nothing matches chooses nothing, and does not save the card.
  await search.fill("nowhere at all");
  await expect(dialog.getByRole("status")).toContainText("No zone matches");
  await search.press("Enter");
  await expect(dialog).toBeVisible();

  // The keys move through the answers.
  await search.fill("portugal");
  const first = await active();
  await search.press("ArrowDown");
  await expect(await active()).not.toHaveText((await first.textContent()) ?? "");
  await search.press("ArrowUp");
  await expect(await active()).toHaveText((await first.textContent()) ?? "");
  await search.fill("mumbai");
  await expect(options.first()).toContainText("Mumbai");
  await search.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button", { name: /time zone Asia\/Kolkata, change$/ })).toBeFocused();
});

test("B4: the zone dialog closes by Escape and by a press beside it, and keeps what was typed in the card", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = page.getByRole("article", { name: /Planning/ });
  const title = card.getByRole("textbox", { name: "Title" });
  await title.fill("Planning for spring");
  const chip = card.getByRole("button", { name: /time zone America\/New_York, change$/ });
  const dialog = page.getByRole("dialog", { name: "Time zone" });
  await chip.click();
  await dialog.getByRole("combobox").press("Escape");
  await expect(dialog).toBeHidden();
  await expect(chip).toBeFocused();
  await chip.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue("Planning for spring");
});
