import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";
import { readSavedCalendar, test } from "./fixtures";
import { createGroup, createPath, openSettings, textBox } from "./visitor";

async function expectNoViolation(page: Page, what: string): Promise<void> {
  // Colours are judged as they stay, not as they pass.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    what,
  ).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("finds nothing on /chat, its list, its failure, its overlay and the not-found page", async ({
      page,
      pageFaults,
    }) => {
      await page.goto("/chat");
      await createGroup(page);
      await page.reload();
      await expect(page.getByRole("link", { name: /Lunch/ })).toBeVisible();
      await expectNoViolation(page, "/chat");
      await textBox(page).fill("hello there");
      await textBox(page).press("ArrowDown");
      await expectNoViolation(page, "suggestions");
      await textBox(page).press("Escape");
      await textBox(page).press("Enter");
      await expect(page.locator("[data-toast]")).toBeVisible();
      await expectNoViolation(page, "failure");
      await page.route(createPath, () => {});
      await page.getByRole("button", { name: "Create Event" }).click();
      await expect(page.getByRole("dialog", { name: "Please wait" })).toBeVisible();
      await expectNoViolation(page, "overlay");
      await page.goto("/nowhere");
      await expectNoViolation(page, "not found");
      pageFaults.splice(0);
    });

    test("finds nothing in the menus, the settings and their question", async ({ page }) => {
      await page.goto("/chat");
      await page.getByRole("button", { name: "Account" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectNoViolation(page, "account menu");
      await page.keyboard.press("Escape");
      const dialog = await openSettings(page);
      await expectNoViolation(page, "settings");
      await dialog.getByRole("button", { name: "Delete all my data" }).click();
      await expectNoViolation(page, "question");
      await page.setViewportSize({ width: 360, height: 740 });
      await page.reload();
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectNoViolation(page, "mobile menu");
    });
  });
}

test("the keyboard alone leads from / to an exported file", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/chat$/);
  const tabTo = async (isThere: () => Promise<boolean>): Promise<void> => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isThere()) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("Sixty presses of Tab did not lead there.");
  };
  const hasFocus = (locator: ReturnType<Page["getByRole"]>) => () =>
    locator.evaluate((element) => element === document.activeElement);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(hasFocus(textBox(page)));
  await page.keyboard.type("Lunch with Ana on 2027-03-10 at noon");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(1);
  await tabTo(hasFocus(page.getByRole("button", { name: "Export All" })));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await tabTo(hasFocus(page.getByRole("button", { name: "Export as one file" })));
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(await readSavedCalendar(download)).toMatchObject([
    { title: "Lunch with Ana", start: "2027-03-10T17:00:00.000Z" },
  ]);
});

test("a screen reader finds names, roles and live regions on /chat", async ({ page }) => {
  await page.goto("/chat");
  await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
    - banner:
      - link "SayWhen":
        - /url: /chat
      - navigation "Main":
        - link "Chat"
      - button "Toggle theme"
      - button "Account"
  `);
  await textBox(page).fill("Lunch");
  await textBox(page).press("ArrowDown");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Create Your Event" [level=1]
      - textbox "Event details"
      - switch "Use AI" [checked]
      - button "Create Event"
      - listbox "Suggestions":
        - option /Schedule a team meeting/ [selected]
        - option /Create a workshop/
        - option /Plan social event/
        - option /Schedule lunch meeting/
      - status: /4 suggestions/
      - region "Recent":
        - heading "Recent" [level=2]
  `);
  const dialog = await openSettings(page);
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Settings":
      - heading "Settings" [level=2]
      - button "Close"
      - region "Appearance":
        - group "Theme":
          - radio "System" [checked]
          - radio "Light"
          - radio "Dark"
        - combobox "Language"
      - region "AI model":
        - group "Model":
          - radio /GPT-4o/ [checked]
      - region "Keys":
        - textbox "OpenAI key"
        - textbox "DeepSeek key"
        - textbox "Claude key"
        - textbox "Qwen key"
      - region "Ollama":
        - textbox "Base URL of Ollama"
        - button "Test connection"
        - combobox "Ollama model"
      - region "Your data":
        - button "Delete all my data"
      - status: Changes are saved at once.
      - button "Done"
  `);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("nothing moves: the overlay is still, and a toast ends without its bar", async ({ page }) => {
    await page.goto("/chat");
    await page.route(createPath, () => {});
    await textBox(page).fill("Lunch tomorrow");
    await textBox(page).press("Enter");
    await expect(page.getByRole("dialog", { name: "Please wait" })).toBeVisible();
    await page.waitForTimeout(400);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(running).toBe(0);
  });
});
