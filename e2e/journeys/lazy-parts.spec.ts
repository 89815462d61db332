import { expect, type Page } from "playwright/test";
import { test } from "./fixtures";
import { openGroup } from "./open-group";
import { allCodeFetched, openSettings } from "./visitor";

const notLoaded = "This part of the page could not be fetched. Please check your connection and try again.";
const scripts = "**/_next/static/**";
const text = "Planning on 2027-03-10 from 9am to 10am in Room 4";

/** From now on no further code can be loaded. */
const blockCode = (page: Page) => page.route(scripts, (route) => route.abort("connectionrefused"));

test.describe("code that cannot be fetched", () => {
  // The browser's log line for each refused request.
  test.afterEach(({ pageFaults }) => void pageFaults.splice(0));

  test("S2, S8, D2, B4: a menu or a dialog says so, and the next press tries again", async ({ page }) => {
    await openGroup(page, text);
    // The first action fetches the code that shows toasts.
    await page.getByRole("searchbox").click();
    await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
    await allCodeFetched(page);
    const parts = [
      { name: "Account", opened: page.getByRole("menuitem", { name: "Settings" }) },
      { name: "Add to calendar", opened: page.getByRole("menuitem", { name: "Google Calendar" }) },
      { name: /time zone/, opened: page.getByRole("dialog", { name: "Time zone" }) },
    ];
    for (const { name, opened } of parts) {
      const button = page.getByRole("button", { name });
      await blockCode(page);
      await button.click();
      const toast = page.locator("[data-toast=error]");
      await expect(toast).toContainText(notLoaded);
      await expect(opened).toBeHidden();
      await toast.getByRole("button", { name: "Close" }).click();
      await expect(toast).toBeHidden();
      await page.unroute(scripts);
      await button.click();
      await expect(opened).toBeVisible();
      await page.keyboard.press("Escape");
      // What closes gives the focus back at its end, and would close a menu that was opened meanwhile.
      await expect(opened).toBeHidden();
      await expect(button).toBeFocused();
    }
    await blockCode(page);
    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    const toast = page.locator("[data-toast=error]");
    await expect(toast).toContainText(notLoaded);
    // It covers the menu.
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toBeHidden();
    await page.unroute(scripts);
    await openSettings(page);
  });

  test("S5: what is said already is not said beside it, but again in its place", async ({ page }) => {
    await openGroup(page, text);
    await page.getByRole("searchbox").click();
    await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
    await allCodeFetched(page);
    await blockCode(page);
    const button = page.getByRole("button", { name: /time zone/ });
    await button.click();
    const toast = page.locator("[data-toast=error]");
    await expect(toast).toContainText(notLoaded);
    await toast.evaluate((element) => element.setAttribute("data-first", ""));
    await button.click();
    await expect(page.locator("[data-toast=error]:not([data-first])")).toContainText(notLoaded);
    await expect(toast).toHaveCount(1);
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toBeHidden();
    await button.click();
    await expect(toast).toContainText(notLoaded);
  });

  test("S18, D2: pointing at a menu whose code is on its way moves nothing beside it", {
    tag: "@phone",
  }, async ({ page }) => {
    await openGroup(page, text);
    const card = page.getByRole("article");
    await page.waitForLoadState("networkidle");
    const add = card.getByRole("button", { name: "Add to calendar" });
    const remove = card.getByRole("button", { name: "Delete" });
    await remove.scrollIntoViewIfNeeded();
    const before = await remove.boundingBox();
    await page.route(scripts, () => undefined);
    await add.hover();
    await expect(card.locator(".animate-spin")).toBeAttached();
    expect(await remove.boundingBox()).toEqual(before);
  });

  test("X2: a failure is shown although the code for toasts never loaded, and as a toast once it is there", async ({
    page,
  }) => {
    await openGroup(page, text);
    await page.waitForLoadState("networkidle");
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await page.getByRole("button", { name: "Export Details" }).click();
    const message = page.getByRole("alert").filter({ hasText: "Unable to connect to the server." });
    await expect(message).toBeVisible();
    await expect(page.locator("[data-toast]")).toHaveCount(0);
    await message.getByRole("button", { name: "Close" }).click();
    await expect(message).toBeHidden();
    await page.getByRole("button", { name: "Export Details" }).click();
    await expect(message).toBeVisible();
    await page.unroute("**/*");
    await page.getByRole("button", { name: "Export Details" }).click();
    await expect(page.locator("[data-toast=success]")).toContainText("Download started");
    await expect(message).toBeHidden();
  });

  test("S4, A14: a theme chosen without its code counts as the newer one at the next start", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/chat");
    await page.request.patch("/api/v1/preferences/", { data: { theme: "light" } });
    await page.waitForLoadState("networkidle");
    await page.route("**/*", (route) => route.abort("connectionrefused"));
    await page.getByRole("button", { name: "Toggle theme" }).click();
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    await page.unroute("**/*");
    const synced = page.waitForResponse("**/api/v1/preferences/sync/");
    await page.reload();
    expect((await (await synced).json()).data.theme).toBe("dark");
  });
});

test("S5: a toast is above an open dialog, and can be read out, pressed and focused there", {
  tag: "@phone",
}, async ({ page, pageFaults }) => {
  await page.goto("/chat");
  const dialog = await openSettings(page);
  await page.route("**/api/v1/visitor/", (route) => route.abort("connectionrefused"));
  const fail = async () => {
    await dialog.getByRole("button", { name: "Delete all my data" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete everything" }).click();
  };
  await fail();
  const toast = page.locator("[data-toast=error]");
  await expect(toast).toBeVisible();
  const close = toast.getByRole("button", { name: "Close" });
  // Above the backdrop: the element under the pointer is the toast.
  const isOnTop = await close.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
  await expect(dialog.getByRole("region", { name: /Notifications/ })).toContainText("Unable to connect");
  await close.focus();
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();
  // A toast that outlives the dialog continues: its time does not start again.
  await fail();
  const runMs = () =>
    toast
      .locator("[data-toast-progress]")
      .evaluate((bar) => Number(bar.getAnimations()[0]?.currentTime ?? Number.NaN));
  await expect.poll(runMs).toBeGreaterThan(300);
  const before = await runMs();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(toast).toBeVisible();
  expect(await runMs()).toBeGreaterThan(before);
  // The refused request, which the browser logs.
  pageFaults.splice(0);
});
