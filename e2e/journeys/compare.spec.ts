import { expect, type Page, type Request } from "playwright/test";
import { expectNoViolation } from "./axe";
import { calendarFile, choiceOf, comparison, dropCalendar, fileEvent } from "./compare";
import { test } from "./fixtures";
import { dragFile } from "./hand-over";
import { openAsStranger, openGroup } from "./open-group";

const text = `Planning on 2027-03-10 from 9am to 10am
Retro on 2027-03-12 from 3pm to 4pm
Dentist on 2027-03-15 from 2pm to 3pm
Demo on 2027-03-17 from 5pm to 6pm`;

/** Planning is in it, Retro an hour later, and something beside Dentist. */
const mine = calendarFile(
  fileEvent("planning", "20270310T090000", "DESCRIPTION:canary-of-the-file"),
  fileEvent("Retro", "20270312T160000", "LOCATION:Room canary"),
  fileEvent("Call of the canary", "20270301T143000", "RRULE:FREQ=WEEKLY"),
);

/** What is sent from now on, bodies included. */
function collectSent(page: Page): { text: () => string } {
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  return { text: () => sent.map((one) => `${one.url()} ${one.postData() ?? ""}`).join("\n") };
}

const axeThemes = ["light", "dark"] as const;
for (const colorScheme of axeThemes) {
  test(`B8, S29: a calendar dropped onto a group tells what is there, what changed and what overlaps, in the ${colorScheme} theme`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openGroup(page, text);
    const sent = collectSent(page);
    const panel = await dropCalendar(page, mine, "canary.ics");
    await expect(panel.getByRole("heading", { name: "Compare with a calendar file" })).toBeFocused();
    await expect(panel.getByRole("status")).toHaveText("canary.ics was compared: 3 events to look at.");
    await expect(panel.getByRole("region", { name: "Already in the file" })).toContainText(
      "In the file at the same time, as “planning”.",
    );
    const changed = panel.getByRole("region", { name: "Different in the file" });
    await expect(changed).toContainText("In the file: Mar 12, 2027, 4:00 – 5:00 PM.");
    await expect(changed).toContainText("Location in the file: Room canary. Here: None.");
    await expect(panel.getByRole("region", { name: "Overlapping with the file" })).toContainText(
      "Overlaps with “Call of the canary”, Mar 15, 2027, 2:30 – 3:30 PM.",
    );
    await expectNoViolation(page, "a group beside a calendar");
    await choiceOf(panel, "Keep both", "Dentist").click();
    await choiceOf(panel, "Leave out", "Planning").click();
    await expect(page.getByText("1 event deleted")).toBeVisible();
    expect(sent.text()).not.toContain("canary");
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain("canary");
  });
}

test("B8, B5: what is left out leaves the group and its export, can be undone for ten seconds, and stays out then", {
  tag: "@phone",
}, async ({ page }) => {
  await page.clock.install();
  await openGroup(page, text);
  const panel = await dropCalendar(page, mine);
  const planning = page.getByRole("article", { name: "Planning" });
  const leaveOut = choiceOf(panel, "Leave out", "Planning");
  const undo = page.locator("[data-toast]").getByRole("button", { name: "Undo" }).first();
  await choiceOf(panel, "Keep both", "Dentist").click();
  await leaveOut.click();
  await expect(planning).toBeHidden();
  await expect(leaveOut).toHaveAttribute("aria-pressed", "true");
  await expect(leaveOut).toBeFocused();
  await expect(panel).toContainText("Left out: it is no longer in this group.");
  await undo.click();
  await expect(planning).toBeVisible();
  await expect(leaveOut).toHaveAttribute("aria-pressed", "false");
  await leaveOut.click();
  await expect(planning).toBeHidden();
  await expect(undo).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(12_000);
  await expect(undo).toBeHidden();
  await expect(planning).toBeHidden();
  await expect(leaveOut).toHaveAttribute("aria-pressed", "true");
  await expect(choiceOf(panel, "Keep both", "Dentist")).toHaveAttribute("aria-pressed", "true");
  // Also later, by the other choice of its row.
  await choiceOf(panel, "Keep both", "Planning").click();
  await expect(planning).toBeVisible();
  await expect(choiceOf(panel, "Keep both", "Planning")).toHaveAttribute("aria-pressed", "true");
});

test("B8, D1: an event is updated from the file and given back", { tag: "@phone" }, async ({ page }) => {
  await openGroup(page, text);
  const panel = await dropCalendar(page, mine);
  const retro = page.getByRole("article", { name: "Retro" });
  const update = choiceOf(panel, "Update", "Retro");
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "PATCH"),
    update.click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    start_datetime: "2027-03-12T21:00:00.000Z",
    end_datetime: "2027-03-12T22:00:00.000Z",
    location: "Room canary",
  });
  await expect(retro).toContainText("4:00");
  await expect(update).toHaveAttribute("aria-pressed", "true");
  await expect(panel).toContainText("Updated: it is as in the file.");
  await page
    .locator("[data-toast]", { hasText: "1 event updated" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(retro).toContainText("3:00");
  await expect(update).toHaveAttribute("aria-pressed", "false");
  await update.click();
  await expect(update).toHaveAttribute("aria-pressed", "true");
  await choiceOf(panel, "Keep as it is", "Retro").click();
  await expect(retro).toContainText("3:00");
  await expect(choiceOf(panel, "Keep as it is", "Retro")).toHaveAttribute("aria-pressed", "true");
});

test("B8: a choice can be taken for all events of a kind", { tag: "@phone" }, async ({ page }) => {
  await openGroup(page, text);
  const panel = await dropCalendar(
    page,
    calendarFile(
      fileEvent("Planning", "20270310T090000"),
      fileEvent("Retro", "20270312T150000"),
      fileEvent("Dentist", "20270316T140000"),
      fileEvent("Demo", "20270318T170000"),
    ),
  );
  await panel.getByRole("button", { name: "Update all 2" }).click();
  await expect(page.getByText("2 events updated")).toBeVisible();
  await expect(choiceOf(panel, "Update", "Demo")).toHaveAttribute("aria-pressed", "true");
  await panel.getByRole("button", { name: "Leave out all 2" }).click();
  await expect(page.getByText("2 events deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "2 Events" })).toBeVisible();
  await expect(choiceOf(panel, "Leave out", "Retro")).toHaveAttribute("aria-pressed", "true");
  await page
    .locator("[data-toast]", { hasText: "2 events deleted" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(page.getByRole("heading", { name: "4 Events" })).toBeVisible();
  await panel.getByRole("button", { name: "Keep all 2" }).click();
  await expect(choiceOf(panel, "Keep both", "Planning")).toHaveAttribute("aria-pressed", "true");
});

test("B8: the keyboard alone opens the panel, chooses a file and settles an event", async ({ page }) => {
  const file = { name: "mine.ics", mimeType: "text/calendar", buffer: Buffer.from(mine) };
  page.on("filechooser", (chooser) => void chooser.setFiles(file));
  await openGroup(page, text);
  await page.getByRole("button", { name: "Choose a calendar" }).focus();
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: "Compare with a calendar file" });
  await expect(item).toBeVisible();
  await item.press("Enter");
  // While it closes, the menu keeps the focus.
  await expect(page.getByRole("menu")).toHaveCount(0);
  const panel = comparison(page);
  await expect(panel.getByRole("heading", { name: "Compare with a calendar file" })).toBeFocused();
  await page.keyboard.press("Tab");
  const choose = panel.getByRole("button", { name: "Choose a file" });
  await expect(choose).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("status")).toHaveText("mine.ics was compared: 3 events to look at.");
  await choose.focus();
  for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press("Tab");
  await expect(choiceOf(panel, "Leave out", "Retro")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "Retro" })).toBeHidden();
  await panel.getByRole("button", { name: "Close" }).press("Enter");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Add all to my calendar" })).toBeFocused();
});

test("B8, D4: whoever only has the link sees what the file says, without a choice", async ({
  page,
  browser,
}) => {
  await openGroup(page, text);
  const theirs = await openAsStranger(browser, page);
  const panel = await dropCalendar(theirs, mine);
  await expect(panel.getByRole("region", { name: "Already in the file" })).toContainText("Planning");
  await expect(panel.getByRole("button", { name: /, for “/ })).toHaveCount(0);
  await theirs.context().close();
});

for (const { name, content, sentence } of [
  { name: "empty.ics", content: "", sentence: "empty.ics is empty." },
  { name: "words.ics", content: "Lunch tomorrow", sentence: "words.ics is no calendar" },
  { name: "picture.ics", content: [0x89, 0x50, 0x4e, 0x47, 0, 1, 2], sentence: "picture.ics is no calendar" },
  { name: "mail.eml", content: "From: a@example.com\n\nHi", sentence: "mail.eml is no calendar" },
]) {
  test(`B8: a file that is no calendar ends in a sentence: ${name}`, async ({ page }) => {
    await openGroup(page, text);
    await dragFile(page, { name, content });
    await expect(page.locator("[data-toast]").getByText(sentence)).toBeVisible();
    await expect(comparison(page).getByRole("status")).toHaveText("");
  });
}

test("B8: a calendar without an event, and one that touches nothing, are told so", async ({ page }) => {
  await openGroup(page, text);
  const panel = await dropCalendar(page, calendarFile(), "bare.ics");
  await expect(panel.getByRole("status")).toHaveText("bare.ics holds no event that can be compared.");
  await dragFile(page, { name: "far.ics", content: calendarFile(fileEvent("Far", "20280101T090000")) });
  await expect(panel.getByRole("status")).toHaveText("Nothing in far.ics touches these events.");
});
