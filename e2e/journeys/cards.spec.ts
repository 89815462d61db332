import { expect } from "playwright/test";
import { readSavedCalendar, test } from "./fixtures";
import { openCard, openGroup } from "./open-group";

const text = `Planning on 2027-03-10 from 9am to 10am in Room 4
Dinner with Ana at 7 on 04/05/2027 at Café Luz
Standup every Monday at 9:15am until 2027-12-18`;

test("S20, S22: title, subtitle and search; a card is edited, cancelled by Escape, saved and collapsed", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  await expect(page.getByText(/^Created \w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/)).toBeVisible();
  await expect(page.getByText(/^Read by the rules parser in [\d.,]+ (ms|sec)/)).toBeVisible();
  const search = page.getByPlaceholder("Search events...");
  await search.fill("CAFE luz");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText("1 event matches")).toBeVisible();
  await search.fill("nothing like it");
  await expect(page.getByText("No event matches “nothing like it”")).toBeVisible();
  await expect(page.getByRole("button", { name: "Export All" })).toBeDisabled();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(search).toBeFocused();
  const card = await openCard(page, "Planning");
  const title = card.getByRole("textbox", { name: "Title" });
  await title.fill("Planning of the year");
  await expect(card.getByRole("button", { name: "Cancel" })).toBeVisible();
  await title.press("Escape");
  await expect(title).toHaveValue("Planning");
  await expect(card.getByRole("button", { name: "Cancel" })).toBeHidden();
  await title.fill("Planning again");
  await title.press("Enter");
  await expect(page.getByText("Changes saved")).toBeVisible();
  const saved = page.getByRole("article", { name: "Planning again" });
  await saved.getByRole("button", { name: "All fields" }).click();
  await expect(saved.getByLabel("Start date")).toBeHidden();
  await expect(saved.getByText("9:00 – 10:00 AM")).toBeVisible();
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(saved.getByLabel("Start date")).toBeVisible();
  // Nothing overflows at the side.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test("S22: suggestions are ticked in this browser and edited for good", { tag: "@phone" }, async ({
  page,
}) => {
  await openGroup(page, text);
  const card = await openCard(page, "Planning");
  const open = card.getByRole("button", { name: "Smart Suggestions" });
  await open.click();
  await card.getByRole("checkbox", { name: "Done: Set up reminders" }).check();
  await card.getByRole("textbox", { name: "Suggestion 3" }).fill("Set up two reminders");
  await card.getByRole("textbox", { name: "Suggestion 3" }).press("Enter");
  await page.keyboard.type("Order cake");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
  await page.reload();
  await openCard(page, "Planning");
  await expect(card.getByText("1 of 4 done")).toBeVisible();
  await open.click();
  await expect(card.getByRole("checkbox", { name: "Done: Set up two reminders" })).toBeChecked();
  await expect(card.getByRole("textbox", { name: "Suggestion 4" })).toHaveValue("Order cake");
  await card.getByRole("button", { name: "Remove suggestion 4" }).click();
  await expect(card.getByRole("textbox", { name: "Suggestion 3" })).toBeFocused();
});

test("V2, V3, V4: an impossible value is reported at its field, and a bare hour means that hour", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = await openCard(page, "Planning");
  const start = card.getByRole("textbox", { name: "Start time" });
  const save = card.getByRole("button", { name: "Save" });
  await start.fill("8");
  await start.blur();
  await expect(start).toHaveValue("08:00");
  // The event keeps its length, as in any calendar.
  await expect(card.getByRole("textbox", { name: "End time" })).toHaveValue("09:00");
  await card.getByRole("button", { name: "Start time: AM, switch to PM" }).click();
  await expect(card.getByText("8:00 – 9:00 PM")).toBeVisible();
  await start.fill("");
  await start.pressSequentially("a25:7x9");
  await expect(start).toHaveValue("12:59");
  await start.fill("9:5");
  await start.blur();
  await expect(card.getByText("Invalid time format (HH:MM AM/PM)")).toBeVisible();
  await expect(start).toHaveAttribute("aria-invalid", "true");
  await start.fill("8:00");
  await card.getByLabel("Start date").fill("2101-01-01");
  await save.click();
  await expect(card.getByText("Selected date is outside allowed range").first()).toBeVisible();
  await card.getByLabel("Start date").fill("2027-03-10");
  await card.getByLabel("End date").fill("2027-03-09");
  await save.click();
  await expect(card.getByText("End date and time must be after start date and time.")).toBeVisible();
  await expect(card.getByLabel("End date")).toHaveAttribute("min", "2027-03-10");
  await card.getByLabel("End date").press("Escape");
  await expect(card.getByLabel("End date")).toHaveValue("2027-03-10");
  await expect(save).toBeHidden();
});

test("B3: all day, saved and switched off again, restores the hours", async ({ page }) => {
  await openGroup(page, text);
  const card = await openCard(page, "Planning");
  const allDay = card.getByRole("switch", { name: "All day" });
  const save = card.getByRole("button", { name: "Save" });
  await allDay.check();
  await expect(card.getByRole("textbox", { name: "Start time" })).toBeHidden();
  await save.click();
  await expect(save).toBeHidden();
  await page.reload();
  await openCard(page, "Planning");
  await allDay.uncheck();
  await expect(card.getByRole("textbox", { name: "Start time" })).toHaveValue("09:00");
  await expect(card.getByRole("textbox", { name: "End time" })).toHaveValue("10:00");
  await save.click();
  await expect(save).toBeHidden();
  await expect(card.getByText("9:00 – 10:00 AM")).toBeVisible();
  await expect(page.getByText(/^Every Monday until Dec 18, 2027$/)).toBeVisible();
});

test("B4: another zone keeps the clock, on the screen and in the file", async ({ page }) => {
  await openGroup(page, text);
  const card = await openCard(page, "Planning");
  await card.getByRole("button", { name: /, time zone America\/New_York, change$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Time zone" });
  await expect(dialog.getByText("The clock stays as it is")).toBeVisible();
  const search = dialog.getByRole("combobox", { name: "Search time zones" });
  await expect(search).toBeFocused();
  await search.fill("lisb");
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await search.press("Enter");
  await expect(dialog).toBeHidden();
  const chip = card.getByRole("button", { name: /, time zone Europe\/Lisbon, change$/ });
  await expect(chip).toBeFocused();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "PATCH"),
    card.getByRole("button", { name: "Save" }).click(),
  ]);
  expect(Object.keys(request.postDataJSON())).toEqual(["timezone", "updated_at"]);
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
  await expect(card.getByText("9:00 – 10:00 AM")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: "Export Details" }).click(),
  ]);
  expect(await readSavedCalendar(download)).toMatchObject([
    { zone: "Europe/Lisbon", start: "2027-03-10T09:00:00.000Z", end: "2027-03-10T10:00:00.000Z" },
  ]);
});

test("B1: a word highlights its field and leads to it, and a field highlights its words", {
  tag: "@wide-only",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = page.getByRole("article", { name: /^Dinner/ });
  const word = page.getByRole("link", { name: "Café Luz" });
  await word.hover();
  await expect(card.locator("form")).toHaveAttribute("data-lit", /venue/);
  await word.click();
  await expect(card.getByRole("button", { name: "Venue" })).toBeFocused();
  await page.mouse.move(0, 0);
  await card.getByLabel("Start date").focus();
  const lit = page.locator("mark.bg-mark-strong");
  await expect(lit.first()).toBeVisible();
  expect((await lit.allTextContents()).join(" ")).toContain("04/05/2027");
  // One stop of the Tab key; arrow keys move from word to word.
  await expect(page.locator("[data-word][tabindex='0']")).toHaveCount(1);
  await page.locator("[data-word][tabindex='0']").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-word]").nth(1)).toBeFocused();
});

test("B2: the other reading of a phrase takes one tap and one PATCH", async ({ page }) => {
  await openGroup(page, text);
  const card = await openCard(page, /^Dinner/);
  await expect(card.getByLabel("Start date")).toHaveValue("2027-04-05");
  const patches: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") patches.push(request.url());
  });
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await card.getByRole("button", { name: /May 4, 2027/ }).click();
  await expect(card.getByLabel("Start date")).toHaveValue("2027-05-04");
  await saved;
  expect(patches).toHaveLength(1);
});
