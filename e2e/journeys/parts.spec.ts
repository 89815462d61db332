import path from "node:path";
import { build } from "esbuild";
import { expect, type Page } from "playwright/test";
import type { ToastOptions } from "@/components/ui/show-toast";
import { test } from "./fixtures";
import { expectFaded } from "./visitor";

let script = "";

test.beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "mounted-parts.tsx")],
    bundle: true,
    write: false,
    jsx: "automatic",
    minify: true,
    logLevel: "error",
  });
  script = outputFiles[0]?.text ?? "";
});

/** The parts on a page of their own, with the site's style sheets and a clock that only the test moves. */
async function openParts(page: Page): Promise<void> {
  const html = await (await page.request.get("/chat")).text();
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(sheets).not.toHaveLength(0);
  await page.route("**/parts", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">${sheets.join("")}</html>`,
    }),
  );
  await page.clock.install({ time: new Date("2026-11-20T10:00:00-05:00") });
  await page.goto("/parts");
  await page.addScriptTag({ content: script });
  await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
  await page.clock.pauseAt(new Date("2026-11-20T11:00:00-05:00"));
}

const raise = (page: Page, toast: ToastOptions) =>
  page.evaluate((options) => Reflect.get(window, "showToast")(options), toast);

/** The position of an element's centre, in thirds of the screen. */
async function thirdOf(page: Page, text: string): Promise<string> {
  const box = await page.locator("[data-toast]", { hasText: text }).boundingBox();
  const screen = page.viewportSize();
  if (box === null || screen === null) throw new Error(`${text} is not on the screen.`);
  const third = (middle: number, length: number, names: readonly string[]) =>
    names[Math.floor((3 * middle) / length)] ?? "outside";
  const row = third(box.y + box.height / 2, screen.height, ["top", "middle", "bottom"]);
  return `${row}-${third(box.x + box.width / 2, screen.width, ["left", "center", "right"])}`;
}

const positions = [
  "top-left",
  "top-center",
  "top-right",
  "bottom-left",
  "bottom-center",
  "bottom-right",
] as const;

for (const width of [1280, 360]) {
  test(`S5 at ${width} px a toast appears in each of six positions, top-right by default`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openParts(page);
    for (const position of positions) {
      await raise(page, { type: "info", message: `At ${position}`, position });
      await page.clock.runFor(600);
      const toast = page.locator("[data-toast]", { hasText: `At ${position}` });
      await expect(toast).toBeInViewport({ ratio: 1 });
      // A phone has no room for left and right.
      const expected = width < 600 ? position.replace(/-.*/, "-center") : position;
      await expect.poll(() => thirdOf(page, `At ${position}`)).toBe(expected);
      await toast.getByRole("button", { name: "Close" }).click();
      await expectFaded(page, toast);
    }
    await raise(page, { type: "info", message: "Anywhere" });
    await page.clock.runFor(600);
    await expect.poll(() => thirdOf(page, "Anywhere")).toBe(width < 600 ? "top-center" : "top-right");
  });
}

test("S5, E5, D10, K1 each of four kinds shows its time by its bar: 3 s, an error 5 s, and any other", async ({
  page,
}) => {
  await openParts(page);
  for (const [type, time] of [
    ["success", "3s"],
    ["info", "3s"],
    ["warning", "3s"],
    ["error", "5s"],
  ] as const) {
    await raise(page, { type, message: `A ${type}` });
    await page.clock.runFor(100);
    const bar = page.locator(`[data-toast=${type}] [data-toast-progress]`);
    await expect(bar).toHaveCSS("animation-duration", time);
  }
  await raise(page, { type: "success", message: "Seven", durationMs: 7000 });
  await page.clock.runFor(100);
  const seven = page.locator("[data-toast]", { hasText: "Seven" });
  await expect(seven.locator("[data-toast-progress]")).toHaveCSS("animation-duration", "7s");
  await page.clock.runFor(6700);
  await expect(seven).toBeVisible();
  await page.clock.runFor(300);
  await expectFaded(page, seven);
});

test("S6, K1 a tooltip is at each of four sides, above by default, after its delay, and hides after 100 ms", async ({
  page,
}) => {
  await openParts(page);
  const tooltip = page.getByRole("tooltip");
  for (const side of ["default", "bottom", "left", "right"] as const) {
    const button = page.getByRole("button", { name: side });
    await button.hover();
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText(`Text ${side}`);
    await expect(button).toHaveAccessibleDescription(`Text ${side}`);
    const [of, tip] = [await button.boundingBox(), await tooltip.boundingBox()];
    if (of === null || tip === null) throw new Error(`Nothing is shown at ${side}.`);
    const isAt = {
      default: tip.y + tip.height <= of.y + 1,
      bottom: tip.y >= of.y + of.height - 1,
      left: tip.x + tip.width <= of.x + 1,
      right: tip.x >= of.x + of.width - 1,
    };
    expect(isAt[side], side).toBe(true);
    await page.mouse.move(1, 1);
    await page.clock.runFor(90);
    await expect(tooltip).toBeVisible();
    await page.clock.runFor(20);
    await expect(tooltip).toBeHidden();
  }
  await page.getByRole("button", { name: "delayed" }).hover();
  await page.clock.runFor(280);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(30);
  await expect(tooltip).toHaveText("Text delayed");
  // If the pointer leaves early, the tooltip does not appear at all.
  await page.mouse.move(1, 1);
  await page.clock.runFor(110);
  await page.getByRole("button", { name: "delayed" }).hover();
  await page.clock.runFor(200);
  await page.mouse.move(1, 1);
  await page.clock.runFor(1000);
  await expect(tooltip).toBeHidden();
});

test("S7 five kinds of loading and three kinds of questions each have their own icon", async ({ page }) => {
  await openParts(page);
  const signs = new Set<string>();
  for (const kind of ["default", "calendar", "download", "delete", "export"]) {
    const indicator = page.getByRole("status").filter({ hasText: kind });
    signs.add((await indicator.locator("svg").getAttribute("class")) ?? "");
    await expect(indicator.locator("svg")).toHaveAttribute("aria-hidden", "true");
  }
  for (const kind of ["info", "warning", "danger"]) {
    const button = page.getByRole("button", { name: `ask ${kind}` });
    await button.click();
    const dialog = page.getByRole("alertdialog", { name: `Of kind ${kind}` });
    await expect(dialog).toHaveAccessibleDescription("Are you sure?");
    await expect(dialog.getByRole("button", { name: "No" })).toBeFocused();
    signs.add((await dialog.locator("svg").getAttribute("class")) ?? "");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  expect(signs.size).toBe(8);
});

test("B15 a number is announced at most every two seconds, and the last one always", async ({ page }) => {
  await openParts(page);
  const heard = page.getByRole("status").filter({ hasText: "heard" });
  const countOn = page.getByRole("button", { name: "count on" });
  await countOn.click();
  await page.clock.runFor(10);
  await expect(heard).toHaveText("1 heard");
  await countOn.click();
  await page.clock.runFor(900);
  await countOn.click();
  await page.clock.runFor(900);
  await expect(heard).toHaveText("1 heard");
  await page.clock.runFor(300);
  await expect(heard).toHaveText("3 heard");
});
