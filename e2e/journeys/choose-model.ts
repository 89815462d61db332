import { expect, type Page } from "playwright/test";

/** Chooses GPT-4o at an address with a key in Settings, as a visitor does. */
export async function chooseModel(
  page: Page,
  { origin, key }: { origin: string; key: string },
): Promise<void> {
  await page.goto("/chat");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.getByRole("radio", { name: /GPT-4o/ }).check();
  const address = dialog.getByLabel("Base URL of GPT-4o");
  await address.fill(`${origin}/v1`);
  await address.press("Enter");
  await dialog.getByLabel("OpenAI key", { exact: true }).fill(key);
  await expect(dialog.getByText("Saved", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(`will read your text`)).toContainText(new URL(origin).host);
}
