import { expect, type Page } from "playwright/test";
import { setVisibility } from "@/e2e/testing/tab-visibility";
import { test } from "./fixtures";
import { setGroupState } from "./group-state";
import { openGroup } from "./open-group";

const text = "Planning on 2027-03-10 from 9am to 10am in Room 4\nRetro on 2027-03-12 at 3pm";
const refused = "Unable to connect to the server. Please check your internet connection.";

/** The times at which the page asks for the group, from now on. */
function watchPolls(page: Page, groupId: string): number[] {
  const askedMs: number[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api/v1/groups/${groupId}/`) askedMs.push(Date.now());
  });
  return askedMs;
}

/** The screen of a group that is still being read. */
async function openProcessing(page: Page): Promise<{ groupId: string; askedMs: number[] }> {
  const { id: groupId } = await openGroup(page, text);
  setGroupState(groupId, { state: "processing" });
  const askedMs = watchPolls(page, groupId);
  await page.reload();
  await expect(page.getByText("AI is processing your event...")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  return { groupId, askedMs };
}

test("T2: an unfinished group is polled every 2 s, also after a reload, and shown once complete", async ({
  page,
}) => {
  const { groupId, askedMs } = await openProcessing(page);
  await expect.poll(() => askedMs.length).toBeGreaterThanOrEqual(3);
  const gaps = askedMs.slice(1).map((atMs, position) => atMs - (askedMs[position] ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThan(1800);
  setGroupState(groupId, { state: "complete" });
  await expect(page.getByRole("heading", { name: "2 Events" })).toBeVisible();
  const known = askedMs.length;
  await page.waitForTimeout(3000);
  expect(askedMs).toHaveLength(known);
});

test("T2, S31: a failed group says why, with a way to try again and a way back", {
  tag: "@phone",
}, async ({ page }) => {
  const { groupId } = await openProcessing(page);
  setGroupState(groupId, { state: "failed", error: "No event was found in this text." });
  await expect(page.getByRole("heading", { name: "Error Loading Events" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("No event was found in this text.");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test("T3: the event of a failed group is reported, and the visitor returns to /chat", {
  tag: "@phone",
}, async ({ page }) => {
  const group = await openGroup(page, text);
  setGroupState(group.id, { state: "processing" });
  await page.goto(`/events/${group.events[0]?.id}`);
  await expect(page.getByText("Loading event…")).toBeVisible();
  setGroupState(group.id, { state: "failed", error: "No event was found in this text." });
  // A poll, and then another page, on a machine that may be busy.
  await expect(page).toHaveURL(/\/chat$/, { timeout: 30_000 });
  await expect(page.locator("[data-toast]")).toContainText("No event was found in this text.");
});

test("S31: a missing page answers 404 with a panel that leads on", async ({ page, pageFaults }) => {
  for (const [path, title] of [
    [`/groups/${"A".repeat(22)}`, "Error Loading Events"],
    ["/events/nothing", "Error Loading Event"],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    const again = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
    await page.getByRole("button", { name: "Try again" }).click();
    expect((await again).status()).toBe(404);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/chat$/);
  }
  pageFaults.splice(0);
});

test.describe("RA39 the browser goes offline, sleeps, loses the server or leaves the screen while it polls", () => {
  test("it waits while offline, and continues automatically when online again", async ({
    page,
    context,
    pageFaults,
  }) => {
    const { groupId, askedMs } = await openProcessing(page);
    await context.setOffline(true);
    await page.waitForTimeout(500);
    const known = askedMs.length;
    await page.waitForTimeout(4500);
    expect(askedMs.length - known).toBeLessThanOrEqual(1);
    setGroupState(groupId, { state: "complete" });
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "2 Events" })).toBeVisible();
    pageFaults.splice(0);
  });

  test("a hidden tab sends no requests, and polls at once when it is visible again", async ({ page }) => {
    const { groupId, askedMs } = await openProcessing(page);
    await setVisibility(page, "hidden");
    await page.waitForTimeout(2200);
    const known = askedMs.length;
    await page.waitForTimeout(4500);
    expect(askedMs).toHaveLength(known);
    setGroupState(groupId, { state: "complete" });
    await setVisibility(page, "visible");
    await expect(page.getByRole("heading", { name: "2 Events" })).toBeVisible();
  });

  test("five failed polls back off with the catalogue's sentence, and the sixth recovers", async ({
    page,
    pageFaults,
  }) => {
    await page.clock.install();
    const { groupId, askedMs } = await openProcessing(page);
    const address = `**/api/v1/groups/${groupId}/`;
    await page.route(address, (route) => route.abort());
    const before = askedMs.length;
    await page.clock.runFor(2500);
    await expect(page.getByText(`${refused} Trying again…`)).toBeVisible();
    for (const failures of [2, 3, 4, 5]) {
      // 2, 4, 8 and 16 s after each previous failure.
      await page.clock.runFor(1000 * 2 ** (failures - 1) + 500);
      await expect.poll(() => askedMs.length - before).toBe(failures);
    }
    await page.unroute(address);
    setGroupState(groupId, { state: "complete" });
    await page.clock.runFor(31_000);
    await expect(page.getByRole("heading", { name: "2 Events" })).toBeVisible();
    pageFaults.splice(0);
  });

  test("a screen that was left stops polling", async ({ page }) => {
    const { askedMs } = await openProcessing(page);
    await page.getByRole("link", { name: "SayWhen" }).first().click();
    await expect(page).toHaveURL(/\/chat$/);
    const known = askedMs.length;
    await page.waitForTimeout(3000);
    expect(askedMs).toHaveLength(known);
  });
});
