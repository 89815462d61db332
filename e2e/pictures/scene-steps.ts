import type { Page } from "playwright";

export const openAccountMenu = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).waitFor();
};

export const openSettings = async (page: Page): Promise<void> => {
  await openAccountMenu(page);
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
};

export const typeText = async (page: Page, text: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Event details" }).fill(text);
};

export const openZoneDialog = async (page: Page): Promise<void> => {
  await page
    .getByRole("button", { name: /time zone/ })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Time zone" }).waitFor();
  await page.waitForTimeout(400);
};

export const openCalendarMenu = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Choose a calendar" }).click();
  await page.getByRole("menuitem", { name: "Subscribe in a calendar" }).waitFor();
};
