import { expect, type Page } from "playwright/test";
import { aliveEvent } from "@/components/ui/early-enter";
import { expectNoViolation } from "./axe";
import { test } from "./fixtures";
import { expectFaded, textBox } from "./visitor";

/** /chat with a clock that only the test moves. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00-05:00") });
  // Presses from before a page is alive wait for a timer of it, which no stopped clock ends.
  await page.addInitScript((alive) => {
    document.addEventListener(alive, () => Object.assign(window, { isAlive: true }));
  }, aliveEvent);
  await page.goto("/chat");
  await expect(page.getByText("Events you create will be listed here.")).toBeVisible();
  await page.waitForFunction(() => "isAlive" in window);
  await page.clock.pauseAt(new Date("2026-11-20T11:00:00-05:00"));
}

test("S1 / leads to /chat, and an unknown path has a way back", async ({ page, pageFaults }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/chat$/);
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "There is nothing here" })).toBeVisible();
  await page.getByRole("link", { name: "Create an event" }).click();
  await expect(page).toHaveURL(/\/chat$/);
  // The page's own 404, which the browser logs.
  pageFaults.splice(0);
});

test("S1, S3 the footer leads to pages that say what a visitor wants to know", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  const footer = page.getByRole("navigation", { name: "Footer" });
  for (const [name, heading, words] of [
    ["About", "How a text is read", "It may only quote"],
    ["Help", "Keyboard shortcuts", "Lunch with Ana tomorrow at noon at Café Luz"],
    ["Privacy", "For how long", "Until you delete it."],
    ["Terms", "What stays yours", "Your texts and your events."],
  ] as const) {
    await footer.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`));
    await expect(page).toHaveTitle(`${name} · SayWhen`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(words);
    await expectNoViolation(page, name);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  // The keys of the help page are the screens' own.
  await footer.getByRole("link", { name: "Help" }).click();
  await expect(page.getByText("Next event")).toBeVisible();
  await page.getByRole("link", { name: "What becomes of a key" }).click();
  await expect(page).toHaveURL(/\/privacy#keys$/);
  await expect(page.getByRole("heading", { name: "Your keys" })).toBeInViewport();
  const elsewhere = page.getByRole("navigation", { name: "Elsewhere" }).getByRole("link");
  await expect(elsewhere).toHaveText(["GitHub", "Mastodon", "Bluesky"]);
});

test("S2 the header's menu opens by pointer and by key, and its links collapse on a narrow screen", {
  tag: "@wide-only",
}, async ({ page }) => {
  await page.goto("/chat");
  await page.getByRole("button", { name: "Account" }).click();
  const menu = page.getByRole("menu");
  await expect(menu).toContainText("Alex Morgan");
  await expect(menu).toContainText("alex@example.com");
  await expect(menu.getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Account" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Chat", exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByRole("link", { name: "Chat", exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Chat" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/chat$/);
});

test("S2 the collapsed menu works by touch", { tag: "@phone-only" }, async ({ page }) => {
  await page.goto("/chat");
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("menuitem", { name: "Chat" }).tap();
  await expect(page.getByRole("menuitem", { name: "Chat" })).toBeHidden();
  await expect(page).toHaveURL(/\/chat$/);
});

test("S3, D3 the newsletter waits a second, thanks for three, and sends nothing", { tag: "@phone" }, async ({
  page,
}) => {
  await openStill(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.method()));
  const button = page.getByRole("button", { name: "Subscribe" });
  await expect(button).toBeDisabled();
  await page.getByRole("textbox", { name: "E-mail address" }).fill("not an address");
  await button.click();
  await expect(page.getByRole("button", { name: "Subscribing..." })).toBeDisabled();
  await page.clock.runFor(900);
  await expect(page.getByText("Thanks for subscribing!")).toBeHidden();
  await page.clock.runFor(150);
  await expect(page.getByText("Thanks for subscribing!")).toBeVisible();
  await page.clock.runFor(2800);
  await expect(page.getByText("Thanks for subscribing!")).toBeVisible();
  await page.clock.runFor(300);
  await expect(page.getByText("Thanks for subscribing!")).toBeHidden();
  expect(requests.filter((method) => method !== "GET")).toEqual([]);
});

test("S4 the system's theme is followed while it is chosen, the toggle's stays, and neither flashes", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  // The look of the page in the first frame that shows any of it.
  await page.addInitScript(() => {
    const watch = () => {
      const { dataset, className } = document.documentElement;
      if (document.querySelector("header") === null) requestAnimationFrame(watch);
      else dataset.firstFrame = className;
    };
    requestAnimationFrame(watch);
  });
  await page.goto("/chat");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-first-frame", /\bdark\b/);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveClass(/\blight\b/);
  const saved = page.waitForRequest((request) => request.method() === "PATCH");
  await page.getByRole("button", { name: "Toggle theme" }).click();
  expect((await saved).postDataJSON()).toEqual({ theme: "dark" });
  await expect(html).toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveClass(/\bdark\b/);
  await page.reload();
  await expect(html).toHaveAttribute("data-first-frame", /\bdark\b/);
});

test("S5 a toast shows its time, pauses while pointed at or focused, and can be closed", {
  tag: "@phone",
}, async ({ page }) => {
  await openStill(page);
  const blank = async () => {
    await textBox(page).fill("   ");
    await textBox(page).press("Enter");
    await page.clock.runFor(400);
  };
  const toast = page.locator("[data-toast=warning]");
  await textBox(page).click();
  await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
  await blank();
  await expect(toast).toContainText("Please enter event details");
  const bar = toast.locator("[data-toast-progress]");
  await expect(bar).toHaveCSS("animation-duration", "3s");
  await expect(bar).toHaveCSS("animation-play-state", "running");
  await toast.hover();
  await expect(bar).toHaveCSS("animation-play-state", "paused");
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 400);
  await expect(bar).toHaveCSS("animation-play-state", "running");
  await toast.getByRole("button", { name: "Close" }).focus();
  await expect(bar).toHaveCSS("animation-play-state", "paused");
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Enter");
  await expectFaded(page, toast);
  await blank();
  await expect(toast).toBeVisible();
  await page.clock.runFor(2500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(500);
  await expectFaded(page, toast);
});

test("S5: a toast is left by the Tab key as by any other way, and gives the focus back when it is closed", async ({
  page,
}) => {
  await openStill(page);
  await textBox(page).click();
  await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
  await textBox(page).fill("   ");
  await textBox(page).press("Enter");
  await page.clock.runFor(400);
  const toast = page.locator("[data-toast=warning]");
  const close = toast.getByRole("button", { name: "Close" });
  await expect(toast).toBeVisible();
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName ?? "");
  const last = page.getByRole("textbox", { name: "E-mail address" });
  await last.focus();
  const stops: string[] = [];
  for (const _ of ["the toast", "its button", "the browser's own controls", "the page's first link"]) {
    await page.keyboard.press("Tab");
    stops.push(await focused());
  }
  expect(stops).toEqual(["LI", "Close", "BODY", "A"]);
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

  await last.focus();
  await close.focus();
  await page.keyboard.press("Enter");
  await expect(last).toBeFocused();
  await expectFaded(page, toast);
});

test("S6 a tooltip shows at once and hides 100 ms after the pointer or the focus left", {
  tag: "@wide-only",
}, async ({ page }) => {
  await openStill(page);
  const button = page.getByRole("button", { name: "Toggle theme" });
  const tooltip = page.getByRole("tooltip");
  await button.hover();
  await expect(tooltip).toHaveText("Toggle theme");
  await page.mouse.move(400, 400);
  await page.clock.runFor(80);
  await expect(tooltip).toBeVisible();
  await page.clock.runFor(40);
  await expect(tooltip).toBeHidden();
  await page.getByRole("link", { name: "Chat", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
});
