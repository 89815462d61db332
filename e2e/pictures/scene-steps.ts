import type { Page } from "playwright";
import { openCard } from "@/e2e/journeys/open-group";

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

export const openLunch = (page: Page) => openCard(page, /^Lunch with Ana/);

export const openDeleteDialog = async (page: Page): Promise<void> => {
  await (await openLunch(page)).getByRole("button", { name: "Delete", exact: true }).click();
};

export const openZoneDialog = async (page: Page): Promise<void> => {
  await (await openLunch(page))
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
