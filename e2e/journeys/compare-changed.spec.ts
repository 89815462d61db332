import { expect, type Page } from "playwright/test";
import { expectNoViolation } from "./axe";
import { calendarFile, choiceOf, dropCalendar, fileEvent, openCalendar } from "./compare";
import { test } from "./fixtures";

const held = calendarFile(
  fileEvent("Choir", "20270309T190000", "RRULE:FREQ=WEEKLY;COUNT=4"),
  fileEvent("Dentist", "20270311T090000"),
  fileEvent("Planning", "20270312T090000"),
);

const undoOf = (page: Page, words: string) =>
  page.locator("[data-toast]", { hasText: words }).getByRole("button", { name: "Undo" });

test("B8, B3: a series that repeats otherwise in the file is told in words, updated and given back", {
  tag: "@phone",
}, async ({ page }) => {
  await openCalendar(page, held);
  const panel = await dropCalendar(
    page,
    calendarFile(fileEvent("Choir", "20270309T190000", "RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270430")),
  );
  const changed = panel.getByRole("region", { name: "Different in the file" });
  await expect(changed).toContainText(
    "Repeats in the file: Every 2 weeks until Apr 30, 2027. Here: Every week, 4 times.",
  );
  await expect(changed.getByRole("listitem")).toHaveCount(1);
  const update = choiceOf(panel, "Update", "Choir");
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "PATCH"),
    update.click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    recurrence: "FREQ=WEEKLY;INTERVAL=2;UNTIL=20270430",
    updated_at: expect.any(String),
  });
  await expect(update).toHaveAttribute("aria-pressed", "true");
  const row = page.getByRole("article", { name: "Choir" });
  await expect(row).toContainText("Every 2 weeks until Apr 30, 2027");
  await undoOf(page, "1 event updated").click();
  await expect(row).toContainText("Every week, 4 times");
  await expect(update).toHaveAttribute("aria-pressed", "false");
});

test("B8: the dates that a series leaves out in the file are told, taken and given back", async ({
  page,
}) => {
  await openCalendar(page, held);
  const rule = "RRULE:FREQ=WEEKLY;COUNT=4";
  const panel = await dropCalendar(
    page,
    calendarFile(fileEvent("Choir", "20270309T190000", rule, "EXDATE:20270316T190000,20270323T190000")),
  );
  const changed = panel.getByRole("region", { name: "Different in the file" });
  await expect(changed).toContainText("In the file it does not take place on Mar 16, 2027 and Mar 23, 2027.");
  const update = choiceOf(panel, "Update", "Choir");
  const patched = () => page.waitForRequest((sent) => sent.method() === "PATCH");
  const [request] = await Promise.all([patched(), update.click()]);
  expect(request.postDataJSON()).toEqual({
    exdates: ["2027-03-16", "2027-03-23"],
    updated_at: expect.any(String),
  });
  await expect(update).toHaveAttribute("aria-pressed", "true");
  const [undone] = await Promise.all([patched(), undoOf(page, "1 event updated").click()]);
  expect(undone.postDataJSON()).toMatchObject({ exdates: [] });
  await expect(update).toHaveAttribute("aria-pressed", "false");
});

const axeThemes = ["light", "dark"] as const;
for (const colorScheme of axeThemes) {
  test(`B8, B5: what the file calls off is told, deleted and brought back, in the ${colorScheme} theme`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openCalendar(page, held);
    const panel = await dropCalendar(
      page,
      calendarFile(
        fileEvent("dentist", "20270311T090000", "STATUS:CANCELLED"),
        fileEvent("Planning", "20270312T090000", "STATUS:CANCELLED"),
      ),
      "off.ics",
    );
    await expect(panel.getByRole("status")).toHaveText("off.ics was compared: 2 events to look at.");
    const calledOff = panel.getByRole("region", { name: "Called off in the file" });
    await expect(calledOff).toContainText("In the file it is called off, as “dentist”.");
    await expectNoViolation(page, "events that a calendar calls off");
    const remove = choiceOf(panel, "Delete", "Dentist");
    const dentist = page.getByRole("article", { name: "Dentist" });
    await remove.click();
    await expect(dentist).toBeHidden();
    await expect(remove).toHaveAttribute("aria-pressed", "true");
    await expect(calledOff).toContainText("Deleted: it is no longer in this group.");
    await undoOf(page, "1 event deleted").click();
    await expect(dentist).toBeVisible();
    await calledOff.getByRole("button", { name: "Delete all 2" }).click();
    await expect(page.getByRole("heading", { name: "1 Event" })).toBeVisible();
    await choiceOf(panel, "Keep as it is", "Planning").click();
    await expect(page.getByRole("article", { name: "Planning" })).toBeVisible();
    await expect(choiceOf(panel, "Keep as it is", "Planning")).toHaveAttribute("aria-pressed", "true");
  });
}
