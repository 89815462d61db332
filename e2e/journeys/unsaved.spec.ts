import { expect, type Page } from "playwright/test";
import { readSavedCalendar, test } from "./fixtures";
import { openGroup } from "./open-group";
import { allCodeFetched } from "./visitor";

const text = "Planning on 2027-03-10 from 9am to 10am in Room 4\nRetro on 2027-03-12 at 3pm";

/** A group of two events, the first with an unsaved title. */
async function openUnsaved(page: Page): Promise<void> {
  await openGroup(page, text);
  const title = page.getByRole("textbox", { name: "Title" }).first();
  // A browser asks before leaving a page only if a person has interacted with it.
  await title.click();
  await title.fill("Typed and not saved");
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
}

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

test("a link, the Back button and the browser's Back ask before changes are lost", async ({ page }) => {
  await openUnsaved(page);
  const title = page.getByRole("textbox", { name: "Title" }).first();
  await page.getByRole("link", { name: "SayWhen" }).first().click();
  await question(page).getByRole("button", { name: "Stay here" }).click();
  await expect(title).toHaveValue("Typed and not saved");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Back" })).toBeFocused();
  await page.getByRole("button", { name: "Back" }).click();
  await question(page).getByRole("button", { name: "Save and leave" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await page.goBack();
  await expect(title).toHaveValue("Typed and not saved");
  await title.fill("Typed again");
  await page.evaluate(() => window.history.forward());
  await question(page).getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test("closing the tab asks while something is not saved, and not otherwise", async ({ page }) => {
  await openUnsaved(page);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // The page asks only from a moment after the change on, and the reload comes faster than any person.
  await page.waitForFunction(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(page.getByRole("textbox", { name: "Title" }).first()).toHaveValue("Planning");
  await page.reload();
  expect(asked).toHaveLength(1);
});

test("an export offers to save first, so that the file has what the screen shows", async ({ page }) => {
  await openUnsaved(page);
  await page.getByRole("button", { name: "Export Details" }).first().click();
  const dialog = page.getByRole("alertdialog", { name: "Save before exporting?" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save and export" }).click(),
  ]);
  expect(await readSavedCalendar(download)).toMatchObject([{ title: "Typed and not saved" }]);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeHidden();
});

test("D2: no unsaved event goes into a calendar, and the menu says what to do first", async ({ page }) => {
  await openUnsaved(page);
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: "Add to calendar" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText("Save or cancel your changes first");
  await card.getByRole("button", { name: "Add to calendar" }).press("Enter");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Save or cancel your changes first" }),
  ).toBeVisible();
  await expect(page.getByRole("menu")).toBeHidden();
  await card.getByRole("button", { name: "Save", exact: true }).click();
  await card.getByRole("button", { name: "Add to calendar" }).click();
  await expect(page.getByRole("menuitem", { name: "Google Calendar" })).toBeVisible();
});

test("D1, X1: a change that cannot be saved stays on the screen with the reason", async ({
  page,
  pageFaults,
}) => {
  await openUnsaved(page);
  await page.route("**/api/v1/events/*/", (route) => route.abort());
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const sentence = "Unable to connect to the server. Please check your internet connection.";
  await expect(page.getByRole("article").first().getByRole("alert")).toContainText(sentence);
  await expect(page.getByRole("textbox", { name: "Title" }).first()).toHaveValue("Typed and not saved");
  await page.unroute("**/api/v1/events/*/");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("article", { name: "Typed and not saved" })).toBeVisible();
  pageFaults.splice(0);
});

test("X1: Back while the server is down says so and keeps the screen", async ({ page, pageFaults }) => {
  await openGroup(page, text);
  // A visitor's first action fetches the code that shows toasts.
  await page.getByRole("searchbox").click();
  await allCodeFetched(page);
  await page.route("**/*", (route) => route.abort());
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("Unable to connect to the server.").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "2 Events" })).toBeVisible();
  await page.unroute("**/*");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  pageFaults.splice(0);
});
