import { expect, type Page } from "playwright/test";
import { setVisibility } from "@/e2e/testing/tab-visibility";
import { test } from "./fixtures";
import { allCodeFetched, createGroup, createPath, holdReading, refuse, textBox } from "./visitor";

const text = "Lunch with Ana tomorrow at noon";
const processing = "AI is processing your event...";

/** The reason shown beside the box. */
const alertOf = (page: Page, hasText: string) => page.getByRole("alert").filter({ hasText });

/** Opens /chat with a sent text whose reading continues until the test ends it, or has failed. */
async function startReading(page: Page, error: string | null = null) {
  await page.goto("/chat");
  const group = await createGroup(page, text);
  const reading = await holdReading(page, group);
  reading.error = error;
  await textBox(page).fill(text);
  await textBox(page).press("Enter");
  return { group, reading };
}

test("T1, S14 a reading in progress is awaited, polled every 2 s, and leads to its events", {
  tag: "@phone",
}, async ({ page }) => {
  const { group, reading } = await startReading(page);
  const overlay = page.getByRole("dialog", { name: "Please wait" });
  await expect(overlay.getByRole("status").first()).toHaveText(processing);
  // Nothing on the page behind can be used or read (SPEC S14).
  await textBox(page).evaluate((box) => box.focus());
  await expect(textBox(page)).not.toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(overlay).toBeVisible();
  await expect.poll(() => reading.polls.length, { timeout: 10_000 }).toBeGreaterThan(2);
  const [first = 0, second = 0] = reading.polls.slice(-2);
  expect(second - first).toBeGreaterThan(1800);
  expect(second - first).toBeLessThan(3500);
  reading.isComplete = true;
  await expect(page).toHaveURL(new RegExp(`/groups/${group.id}$`));
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("T1 a reload while a text is being read continues to wait; leaving the screen stops polling", async ({
  page,
}) => {
  await page.goto("/chat");
  const group = await createGroup(page, text);
  const reading = await holdReading(page, group);
  await page.goto(`/groups/${group.id}`);
  await page.getByRole("link", { name: "SayWhen" }).first().click();
  await textBox(page).fill(text);
  await textBox(page).press("Enter");
  await expect.poll(() => reading.polls.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Please wait" })).toBeVisible();
  const before = reading.polls.length;
  await expect.poll(() => reading.polls.length, { timeout: 10_000 }).toBeGreaterThan(before);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(1);
  const left = reading.polls.length;
  await page.waitForTimeout(3000);
  expect(reading.polls).toHaveLength(left);
  // A visitor who comes back has not asked to wait, and finds the typed text.
  await page.getByRole("link", { name: "SayWhen" }).first().click();
  await expect(textBox(page)).toHaveValue(text);
  await expect(page.getByRole("dialog", { name: "Please wait" })).toBeHidden();
});

test("T1 a visitor who left the page while a text was being read, and comes back to write, is not taken away from it", async ({
  page,
}) => {
  const { group, reading } = await startReading(page);
  await expect.poll(() => reading.polls.length).toBeGreaterThan(0);
  await page.goto(`/groups/${group.id}`);
  const left = reading.polls.length;
  reading.isComplete = true;
  await page.getByRole("link", { name: "SayWhen" }).first().click();
  await textBox(page).fill("Dentist on 2027-05-03 at 8:15am");
  // The page forgets the reading that it waited for, and has not polled for it.
  const kept = () => page.evaluate(() => sessionStorage.getItem("saywhen.submission"));
  await expect.poll(kept).toBeNull();
  expect(reading.polls).toHaveLength(left);
  await expect(textBox(page)).toHaveValue("Dentist on 2027-05-03 at 8:15am");
  // So a reload has nothing to restore.
  await page.reload();
  await expect(textBox(page)).toHaveValue("Dentist on 2027-05-03 at 8:15am");
  await expect(page).toHaveURL(/\/chat$/);
});

test("T1 a server that goes away is asked less and less often, and found again automatically", async ({
  page,
  pageFaults,
}) => {
  const { group, reading } = await startReading(page);
  await expect.poll(() => reading.polls.length).toBeGreaterThan(0);
  reading.isGone = true;
  const overlay = page.getByRole("dialog", { name: "Please wait" });
  await expect(overlay).toContainText(
    "Unable to connect to the server. Please check your internet connection. Trying again by itself.",
    { timeout: 15_000 },
  );
  await expect(overlay.getByRole("button", { name: "Stop", exact: true })).toBeVisible();
  reading.isGone = false;
  reading.isComplete = true;
  await expect(page).toHaveURL(new RegExp(`/groups/${group.id}$`), { timeout: 20_000 });
  // The refused connections, which the browser logs.
  pageFaults.splice(0);
});

test("T1, S16 a failed reading and an abandoned wait leave the text in place", {
  tag: "@phone",
}, async ({ page }) => {
  const { reading } = await startReading(page, "No event was found in this text.");
  await expect(alertOf(page, "No event was found in this text.")).toBeVisible();
  await expect(page.locator("[data-toast=warning]")).toContainText("No event was found in this text.");
  // Who sees has it in both places; who listens is told once.
  const told = await page.locator("body").ariaSnapshot();
  expect(told.split("No event was found in this text.")).toHaveLength(2);
  await expect(textBox(page)).toHaveValue(text);
  await expect(page.getByRole("button", { name: "Create Event" })).toBeEnabled();
  expect(reading.polls).toHaveLength(1);
});

test("S16, X2 a refused text keeps its words, shows the reason in place and in a toast, and is sent with the next attempt", async ({
  page,
  pageFaults,
}) => {
  await page.goto("/chat");
  const keys: (string | undefined)[] = [];
  const answers = [503, 429, 400];
  await page.route(createPath, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const status = answers.shift();
    return status === undefined ? route.continue() : refuse(route, status, `Refused with ${status}.`);
  });
  await textBox(page).fill(text);
  for (const [status, type] of [
    [503, "error"],
    [429, "warning"],
    [400, "warning"],
  ] as const) {
    await page.getByRole("button", { name: "Create Event" }).click();
    await expect(alertOf(page, `Refused with ${status}.`)).toBeVisible();
    await expect(page.locator(`[data-toast=${type}]`).filter({ hasText: `${status}` })).toBeVisible();
    await expect(textBox(page)).toHaveValue(text);
    await expect(textBox(page)).toHaveAccessibleDescription(new RegExp(`Refused with ${status}`));
  }
  await page.getByRole("button", { name: "Create Event" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  // The same text, unchanged, is the same submission (SPEC A22).
  expect(new Set(keys).size).toBe(1);
  pageFaults.splice(0);
});

test("S18 the reader of the box rests while the text is sent, and reads on after a refusal", async ({
  page,
  pageFaults,
}) => {
  await page.goto("/chat");
  await textBox(page).fill(text);
  const tiles = page.getByRole("region", { name: /in your text$/ });
  await expect(tiles).toBeVisible();
  await page.route(createPath, async (route) => {
    await expect.poll(() => page.workers()).toEqual([]);
    await refuse(route, 503, "Not now.");
  });
  await textBox(page).press("Enter");
  await expect(alertOf(page, "Not now.")).toBeVisible();
  await textBox(page).fill("Dinner with Odile on Friday at 7pm");
  await expect(tiles.getByRole("listitem")).toHaveText(/Dinner with Odile/);
  pageFaults.splice(0);
});

test("X1 a slow server is given up after 10 s, and a missing one is reported at once", async ({
  page,
  pageFaults,
}) => {
  await page.goto("/chat");
  await textBox(page).fill(text);
  let isThere = true;
  await page.route(createPath, (route) => (isThere ? undefined : route.abort("connectionrefused")));
  await textBox(page).press("Enter");
  await expect(page.getByRole("dialog", { name: "Please wait" })).toBeVisible();
  // The browser's own timer, which no clock of the page moves.
  await expect(alertOf(page, "Request timed out. Please try again.")).toBeVisible({ timeout: 12_000 });
  isThere = false;
  await page.getByRole("button", { name: "Create Event" }).click();
  await expect(
    alertOf(page, "Unable to connect to the server. Please check your internet connection."),
  ).toBeVisible();
  pageFaults.splice(0);
});

test("X0 being offline is shown while it lasts, and creating then is a network error that keeps the text", async ({
  page,
  context,
  pageFaults,
}) => {
  await page.goto("/chat");
  await textBox(page).fill(text);
  await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
  await allCodeFetched(page);
  await context.setOffline(true);
  const banner = page.getByRole("status").filter({ hasText: "You are offline." });
  await expect(banner).toBeVisible();
  await page.getByRole("button", { name: "Create Event" }).click();
  await expect(alertOf(page, "Network error occurred. Please check your connection.")).toBeVisible();
  await expect(textBox(page)).toHaveValue(text);
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await page.getByRole("button", { name: "Create Event" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  pageFaults.splice(0);
});

test("B6 the latest groups are listed, and a reload keeps the text being written", async ({ page }) => {
  await page.goto("/chat");
  await expect(page.getByText("Events you create will be listed here.")).toBeVisible();
  await createGroup(page, "Dentist on 2027-05-03 at 8:15am");
  await textBox(page).fill("Half a thou");
  await page.reload();
  await expect(textBox(page)).toHaveValue("Half a thou");
  await page.getByRole("link", { name: /Dentist/ }).click();
  await expect(page.getByRole("article", { name: "Dentist" })).toBeVisible();
});

test("RA39 a hidden tab sends no requests, and polls at once when it is visible again", async ({ page }) => {
  const { group, reading } = await startReading(page);
  await expect.poll(() => reading.polls.length).toBeGreaterThan(0);
  await setVisibility(page, "hidden");
  // One request may be in progress.
  await page.waitForTimeout(500);
  const asked = reading.polls.length;
  await page.waitForTimeout(5000);
  expect(reading.polls).toHaveLength(asked);
  reading.isComplete = true;
  await setVisibility(page, "visible");
  await expect(page).toHaveURL(new RegExp(`/groups/${group.id}$`));
});

test("S17, D8 that no model is set up is said beside the text box, and on no group", async ({ page }) => {
  await page.goto("/chat");
  await expect(page.getByText(/^No model is set up/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose a model" })).toBeVisible();
  await textBox(page).fill(text);
  await textBox(page).press("Enter");
  await expect(page.getByText(/^Read by the rules parser/)).toBeVisible();
  await expect(page.getByText(/No (language )?model is set up/)).toHaveCount(0);
});
