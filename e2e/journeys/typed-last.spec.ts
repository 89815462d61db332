import { expect, type Page } from "playwright/test";
import { test } from "./fixtures";
import { textBox } from "./visitor";

const text = "Lunch with Ana tomorrow at noon";

/** Adds letters to the box and goes on in the same moment, before a frame can be painted. */
async function typeAnd(page: Page, typed: string, next: "Enter" | "press" | "reload"): Promise<void> {
  await textBox(page).evaluate(
    (box, { typed, next }) => {
      if (!(box instanceof HTMLTextAreaElement)) throw new Error("The box is no text box.");
      box.setRangeText(typed, box.value.length, box.value.length, "end");
      box.dispatchEvent(new Event("input", { bubbles: true }));
      const key = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
      const create = [...document.querySelectorAll("button")].find(({ textContent }) =>
        textContent.includes("Create Event"),
      );
      if (next === "Enter") box.dispatchEvent(key);
      else if (next === "press") create?.click();
      else window.location.reload();
    },
    { typed, next },
  );
}

async function openWithText(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.goto("/chat");
  await page.route("**/api/v1/groups/create-from-text/", (route) => {
    sent.push(route.request().postDataJSON().text);
    return route.continue();
  });
  await textBox(page).fill(text);
  // The code that tells of a text after its frame is there with the suggestions.
  await expect(page.getByRole("listbox")).toBeVisible();
  return sent;
}

for (const next of ["Enter", "press"] as const)
  test(`S10 a letter that was typed in the moment of the create is sent: ${next}`, async ({ page }) => {
    const sent = await openWithText(page);
    await typeAnd(page, " and tea", next);
    await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
    expect(sent).toEqual([`${text} and tea`]);
  });

test("B6 a letter that was typed in the moment of a reload is kept, and an emptied box is forgotten", async ({
  page,
}) => {
  await openWithText(page);
  await typeAnd(page, " and tea", "reload");
  await expect(textBox(page)).toHaveValue(`${text} and tea`);
  await textBox(page).press("End");
  await textBox(page).pressSequentially(" for two");
  await textBox(page).evaluate((box) => {
    if (box instanceof HTMLTextAreaElement) box.setRangeText("", 0, box.value.length);
    box.dispatchEvent(new Event("input", { bubbles: true }));
    window.sessionStorage.setItem("seen", window.sessionStorage.getItem("saywhen.draft") ?? "none");
  });
  expect(await page.evaluate(() => window.sessionStorage.getItem("seen"))).toBe("none");
});
