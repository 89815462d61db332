import { expect, type Locator, type Page } from "playwright/test";
import { test } from "./fixtures";
import { openGroup } from "./open-group";

const text = `Planning on 2027-03-10 from 7pm to 8pm in Room 4
Dinner with Ana at 7 on 04/05/2027 at Café Luz`;

const planning = (page: Page) => page.getByRole("article", { name: /^Planning/ });
const startTime = (card: Locator) => card.getByRole("textbox", { name: "Start time" });

test("V2: Ctrl+A in a time box selects the time and leaves its half of the day", async ({ page }) => {
  await openGroup(page, text);
  const card = planning(page);
  await startTime(card).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("8:30");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(card.getByText("8:30 – 9:30 PM")).toBeVisible();
  // The letter alone still sets it.
  await startTime(card).press("a");
  await expect(card.getByRole("button", { name: "Start time: AM, switch to PM" })).toBeVisible();
});

test("Enter saves what was typed before the code of the save bar is there", async ({ page }) => {
  await openGroup(page, text);
  const codeArrives = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/**", async (route) => {
    await codeArrives.promise;
    await route.continue();
  });
  const card = planning(page);
  await startTime(card).fill("8:30");
  await startTime(card).press("Enter");
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
  codeArrives.resolve();
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(card.getByText("8:30 – 9:30 PM")).toBeVisible();
});

test("V2: what is typed after a click into a filled time box replaces it", { tag: "@phone" }, async ({
  page,
}) => {
  await openGroup(page, text);
  const card = planning(page);
  await startTime(card).click();
  await page.keyboard.type("815");
  await page.keyboard.press("Tab");
  await expect(startTime(card)).toHaveValue("08:15");
  // With the caret inside, a digit takes the place of the next one.
  await startTime(card).focus();
  await startTime(card).press("Home");
  await page.keyboard.type("11");
  await expect(startTime(card)).toHaveValue("11:15");
});

test("S22: Enter saves a field of one line, and Ctrl+Enter one of several", async ({ page }) => {
  await openGroup(page, text);
  const card = planning(page);
  await card.getByRole("button", { name: "Location" }).click();
  const location = card.getByRole("textbox", { name: "Location" });
  await location.fill("12 Main St");
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "PATCH"),
    location.press("Enter"),
  ]);
  await expect(page.getByText("Changes saved")).toBeVisible();
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
  await expect(location).toHaveValue("12 Main St");
  await card.getByRole("button", { name: "Attendees" }).click();
  const attendees = card.getByRole("textbox", { name: "Attendees" });
  await attendees.fill("Ana");
  await attendees.press("Enter");
  await attendees.pressSequentially("Bo");
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "PATCH"),
    attendees.press("Control+Enter"),
  ]);
  expect(request.postDataJSON().attendees).toMatchObject([{ name: "Ana" }, { name: "Bo" }]);
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
});

test("B2: a doubt is a switch that goes both ways; its words stay lit and it keeps the focus", {
  tag: "@phone",
}, async ({ page }) => {
  await openGroup(page, text);
  const card = page.getByRole("article", { name: /^Dinner/ });
  const date = card.getByLabel("Start date");
  const may = card.getByRole("button", { name: /May 4, 2027/ });
  const april = card.getByRole("button", { name: /Apr 5, 2027/ });
  await may.focus();
  await page.keyboard.press("Enter");
  await expect(date).toHaveValue("2027-05-04");
  await expect(april).toBeFocused();
  await expect(page.locator("mark.bg-mark-strong").first()).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(date).toHaveValue("2027-04-05");
  await expect(may).toBeFocused();
  await expect(page.locator("mark.bg-mark-strong").first()).toBeAttached();
});
