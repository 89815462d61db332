import { expect } from "playwright/test";
import { expectNoViolation } from "./axe";
import { test } from "./fixtures";
import { createGroup, createPath, openSettings, textBox } from "./visitor";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("finds no violation on /chat, its list, its failure, its overlay and the not-found page", async ({
      page,
      pageFaults,
    }) => {
      await page.goto("/chat");
      await createGroup(page);
      await page.reload();
      await expect(page.getByRole("link", { name: /Lunch/ })).toBeVisible();
      await expectNoViolation(page, "/chat");
      await textBox(page).fill("hello there");
      await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
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

    test("finds no violation in the menus, the settings and their question", async ({ page }) => {
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

test("a screen reader finds names, roles and live regions on /chat", { tag: "@wide-only" }, async ({
  page,
}) => {
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
  // An arrow that is pressed before the list is shown belongs to the text.
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
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
  test("nothing moves: the overlay is still, and a toast ends without a bar", async ({ page }) => {
    await page.goto("/chat");
    await page.route(createPath, () => {});
    await textBox(page).fill("Lunch tomorrow");
    await textBox(page).press("Enter");
    await expect(page.getByRole("dialog", { name: "Please wait" })).toBeVisible();
    await page.waitForTimeout(400);
    // What is over within a few frames is no motion: the styles make every change that short.
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ playState, effect }) => {
        const lengthMs = Number(effect?.getComputedTiming().endTime ?? 0);
        return playState === "running" && lengthMs > 50 ? [lengthMs] : [];
      }),
    );
    expect(moving).toEqual([]);
  });
});
