import { expect, type Page } from "playwright/test";
import { test } from "./fixtures";
import { createPath, textBox } from "./visitor";

const options = (page: Page) => page.getByRole("option");

test("S10 the box counts, its helper stays while it is empty, and the switch is on", async ({ page }) => {
  await page.goto("/chat");
  await expect(page.getByRole("heading", { name: "Create Your Event" })).toBeVisible();
  await expect(page.getByPlaceholder("Try Schedule a team meeting next Tuesday at 2 PM...")).toBeVisible();
  await expect(page.getByText("Press Enter to create your event")).toBeVisible();
  await expect(page.getByText("0 / 1500")).toBeVisible();
  await expect(page.getByRole("switch")).toBeChecked();
  await expect(textBox(page)).toHaveAttribute("enterkeyhint", "send");
  await textBox(page).fill("Lunch");
  await expect(page.getByText("5 / 1500")).toBeVisible();
  await expect(page.getByText("Press Enter to create your event")).toBeHidden();
});

test("S12 the suggestions are a list that arrows move through, Enter picks from and Escape closes", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  const box = textBox(page);
  await box.click();
  await expect(page.getByRole("listbox")).toBeHidden();
  await box.fill("x");
  await expect(options(page)).toHaveText([
    /Schedule a team meeting\s*Most used/,
    /Create a workshop\s*Most used/,
    /Plan social event\s*Trending/,
    /Schedule lunch meeting\s*Recent/,
  ]);
  await box.press("ArrowDown");
  await box.press("ArrowDown");
  await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute(
    "aria-activedescendant",
    (await options(page).nth(1).getAttribute("id")) ?? "",
  );
  await box.press("ArrowUp");
  await box.press("ArrowUp");
  await expect(box).not.toHaveAttribute("aria-activedescendant", /./);
  await box.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box).toHaveValue("x");
});

test("S12 the text box names the list of suggestions only once it is there", async ({ page }) => {
  await page.goto("/chat", { waitUntil: "networkidle" });
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  await textBox(page).pressSequentially("Lunch");
  await expect(page.getByText("5 / 1500")).toBeVisible();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(textBox(page)).not.toHaveAttribute("aria-controls", /./);
  release();
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(textBox(page)).toHaveAttribute(
    "aria-controls",
    (await page.getByRole("listbox").getAttribute("id")) ?? "",
  );
  await textBox(page).press("Escape");
  await expect(textBox(page)).not.toHaveAttribute("aria-controls", /./);
});

for (const [moment, phrase] of [
  ["2026-11-20T09:00:00-05:00", "next Monday at 10:00 AM"],
  ["2026-11-21T12:00:00-05:00", "next Monday at 2:00 PM"],
  ["2026-11-22T23:30:00-05:00", "tomorrow at 2:00 PM"],
  ["2026-11-23T11:59:00-05:00", "tomorrow at 10:00 AM"],
] as const) {
  test(`S13 a suggestion taken at ${moment} says ${phrase}, by the visitor's clock`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto("/chat");
    const box = textBox(page);
    await box.pressSequentially("abc");
    await expect(options(page).first()).toBeVisible();
    await box.press("ArrowDown");
    await box.press("Enter");
    await expect(box).toHaveValue(`Schedule a team meeting ${phrase} for 1 hour in the main conference room`);
    await box.press("Control+z");
    await expect(box).toHaveValue("abc");
  });
}

test("S13 each suggestion has its own template, also when clicked", { tag: "@phone" }, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-23T11:00:00-05:00"));
  await page.goto("/chat");
  const templates = [
    "Schedule a team meeting tomorrow at 10:00 AM for 1 hour in the main conference room",
    "Create a workshop on design thinking tomorrow at 10:00 AM for 3 hours in Room 2",
    "Plan a social event tomorrow at 10:00 AM at the city park with the whole team",
    "Schedule a lunch meeting tomorrow at 10:00 AM with Sam at the corner café",
  ];
  for (const [position, template] of templates.entries()) {
    await textBox(page).fill(`x${position}`);
    await options(page).nth(position).click();
    await expect(textBox(page)).toHaveValue(template);
    await expect(textBox(page)).toBeFocused();
  }
});

test("S13 a suggestion that took the place of a whole text offers it back, and of a word or another suggestion does not", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  const box = textBox(page);
  const undo = page.locator("[data-toast]").getByRole("button", { name: "Undo" });
  await box.fill("Lunch");
  await options(page).first().click();
  await expect(box).toHaveValue(/^Schedule a team meeting/);
  // It shows again for whoever comes back to the box.
  await page.getByRole("heading", { level: 1 }).click();
  await box.click();
  await options(page).nth(1).click();
  await expect(box).toHaveValue(/^Create a workshop/);
  await expect(undo).toHaveCount(0);
  const pasted = "Lunch with Ana tomorrow at noon\nDinner with Bo on Friday at 7pm";
  await box.fill(pasted);
  await options(page).first().click();
  await expect(box).toHaveValue(/^Schedule a team meeting/);
  await undo.click();
  await expect(box).toHaveValue(pasted);
  await expect(undo).toHaveCount(0);
});

test("S11 Shift+Enter makes a new line, and Enter in an input method neither a line nor an event", async ({
  page,
}) => {
  await page.goto("/chat");
  let sent = 0;
  await page.route(createPath, (route) => {
    sent += 1;
    return route.abort();
  });
  const box = textBox(page);
  await box.fill("Lunch tomorrow");
  await box.press("Escape");
  await box.press("Shift+Enter");
  await expect(box).toHaveValue("Lunch tomorrow\n");
  for (const init of [
    { key: "Enter", isComposing: true },
    { key: "Enter", keyCode: 229 },
  ])
    await box.dispatchEvent("keydown", { ...init, bubbles: true, cancelable: true });
  await expect(box).toHaveValue("Lunch tomorrow\n");
  expect(sent).toBe(0);
});
