import { expect, type Locator, type Page } from "playwright/test";
import { readSavedCalendar, test } from "./fixtures";
import { textBox } from "./visitor";

/** More than once round the longest page of these journeys. */
const pressesMax = 90;

/** What has the focus, by its role and words, for the message of a failure. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.tagName} ${element?.ariaLabel ?? element?.textContent?.slice(0, 30)}`;
  });

/** Presses Tab until the element has the focus, and requires that the focus is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const way: string[] = [];
  while (way.length < pressesMax) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press("Tab");
    way.push(await focusedName(page));
  }
  throw new Error(`${pressesMax} presses of Tab did not lead there: ${way.join(", ")}`);
}

async function pressAt(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test("S2, S11, S18, S22, S24: the keyboard alone leads from / over the cards to exported files", {
  tag: "@wide-only",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/chat$/);
  await expect(textBox(page)).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await tabTo(page, textBox(page));
  await page.keyboard.type("Lunch with Ana on 2027-03-10 at noon, then review on 2027-03-12 at 3pm");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(2);

  // A card: its title, its clock, its attendees, its zone, saved.
  const card = page.getByRole("article").first();
  await tabTo(page, card.getByRole("textbox", { name: "Title" }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Long lunch");
  await tabTo(page, card.getByRole("textbox", { name: "Start time" }));
  await page.keyboard.type("1:30");
  await pressAt(page, card.getByRole("button", { name: "Attendees" }));
  await tabTo(page, card.getByRole("textbox", { name: "Attendees" }));
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Bo <bo@example.com>");
  await pressAt(page, card.getByRole("button", { name: "Save" }));
  await expect(page.locator("[data-toast=success]")).toContainText("Changes saved");
  const saved = page.getByRole("article", { name: "Long lunch" });
  await expect(saved.getByText("1:30 PM", { exact: true })).toBeVisible();
  // The focus is still on the card, not lost with the button that disappeared.
  await expect(saved).toBeFocused();

  const [one] = await Promise.all([
    page.waitForEvent("download"),
    pressAt(page, saved.getByRole("button", { name: "Export Details" })),
  ]);
  const start = "2027-03-10T18:30:00.000Z";
  expect(await readSavedCalendar(one)).toMatchObject([{ title: "Long lunch", start }]);
  await page.keyboard.press("Tab");
  await expect(saved.getByRole("button", { name: "Add to calendar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Google Calendar" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(saved.getByRole("button", { name: "Add to calendar" })).toBeFocused();

  // The other one is deleted, and restored by the toast's button.
  const review = page.getByRole("article", { name: "Review" });
  await pressAt(page, review.getByRole("button", { name: "Delete" }));
  const question = page.getByRole("alertdialog", { name: "Delete Event" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await pressAt(page, question.getByRole("button", { name: "Delete" }));
  await expect(review).toBeHidden();
  await expect(saved).toBeFocused();
  // The key in the name of the toasts' region leads there directly, not by way of the whole page.
  await expect(page.getByRole("region", { name: "Notifications alt+T" })).toContainText("1 event deleted");
  await page.keyboard.press("Alt+t");
  await pressAt(page, page.getByRole("button", { name: "Undo" }));
  await expect(review).toBeFocused();

  await page.keyboard.press("ControlOrMeta+Home");
  // The actions on all events are one stop of the Tab key, and arrows lead from one to the next.
  await tabTo(page, page.getByRole("button", { name: "Add all to my calendar" }));
  for (const _ of ["Choose a calendar", "Share group", "Export All"]) await page.keyboard.press("ArrowRight");
  await pressAt(page, page.getByRole("button", { name: "Export All" }));
  await expect(page.getByRole("alertdialog", { name: "Export All Events" })).toBeVisible();
  const [all] = await Promise.all([
    page.waitForEvent("download"),
    pressAt(page, page.getByRole("button", { name: "Export as one file" })),
  ]);
  expect((await readSavedCalendar(all)).map(({ title }) => title)).toEqual(["Long lunch", "Review"]);
});
