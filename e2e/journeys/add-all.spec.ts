import { expect, type Page } from "playwright/test";
import { expectNoViolation } from "./axe";
import { readSavedCalendar, test } from "./fixtures";
import { openGroup } from "./open-group";
import { textBox } from "./visitor";

const days = Array.from({ length: 12 }, (_, at) => `Rehearsal ${at + 1} on 2027-03-${at + 10} at 7pm`);
const actionsMax = 5;

/** Counts what a person does: a paste, a key, a press. */
function countActions() {
  let count = 0;
  return {
    act: async <Result>(action: Promise<Result>): Promise<Result> => {
      count += 1;
      return action;
    },
    /** What is still to be done outside the page. */
    actElsewhere: (actions: number) => {
      count += actions;
    },
    count: () => count,
  };
}

/** Web calendars that answer with an empty page. */
async function serveCalendars(page: Page): Promise<void> {
  await page
    .context()
    .route(/^https:\/\/(calendar\.google|outlook\.(live|office))\.com\//, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>A calendar</title>" }),
    );
}

const add = (page: Page) => page.getByRole("button", { name: /^Add (all )?to my calendar$/ });

/** From the paste to the group. */
async function paste(
  page: Page,
  { text, act }: { text: string; act: <R>(action: Promise<R>) => Promise<R> },
) {
  await page.goto("/chat");
  await textBox(page).focus();
  await act(page.keyboard.insertText(text));
  await act(page.keyboard.press("Enter"));
  await expect(page).toHaveURL(/\/groups\//);
}

test("S28: from a paste to any calendar's file in five actions, the first time", { tag: "@phone" }, async ({
  page,
}) => {
  const { act, actElsewhere, count } = countActions();
  await paste(page, { text: days.join("\n"), act });
  await act(add(page).click());
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    act(page.getByRole("menuitem", { name: "Apple Calendar and others" }).click()),
  ]);
  // The calendar opens the file.
  actElsewhere(1);
  expect(await readSavedCalendar(download)).toHaveLength(days.length);
  expect(count()).toBeLessThanOrEqual(actionsMax);
});

test("S28: from a paste to a web calendar in five actions, the first time as well", {
  tag: "@wide-only",
}, async ({ page }) => {
  await serveCalendars(page);
  const { act, actElsewhere, count } = countActions();
  await paste(page, { text: days.join("\n"), act });
  const first = page.getByRole("button", { name: "Add all to Google Calendar" });
  await expect(first).toBeVisible();
  await expectNoViolation(page, "a calendar for the first time");
  const [opened, download] = await Promise.all([
    page.waitForEvent("popup"),
    page.waitForEvent("download"),
    act(first.click()),
  ]);
  expect(new URL(opened.url()).host).toBe("calendar.google.com");
  expect(await readSavedCalendar(download)).toHaveLength(days.length);
  // There: the file, and `Import`.
  actElsewhere(2);
  expect(count()).toBeLessThanOrEqual(actionsMax);
  // From now on it is the one button, which has the focus.
  await expect(first).toBeHidden();
  await expect(add(page)).toBeFocused();
  await expect(add(page)).toHaveAttribute("title", "Google Calendar");
});

test("S28: a web calendar chosen before gets all events in five actions, the last two on its import page", async ({
  page,
}) => {
  await serveCalendars(page);
  await openGroup(page, days.join("\n"));
  await add(page).click();
  await Promise.all([
    page.waitForEvent("popup"),
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Google Calendar" }).click(),
  ]);
  const { act, actElsewhere, count } = countActions();
  await paste(page, { text: days.join("\n"), act });
  const [opened, download] = await Promise.all([
    page.waitForEvent("popup"),
    page.waitForEvent("download"),
    act(add(page).click()),
  ]);
  expect(opened.url()).toBe("https://calendar.google.com/calendar/r/settings/export");
  expect(await readSavedCalendar(download)).toHaveLength(days.length);
  // There: the file, and `Import`.
  actElsewhere(2);
  expect(count()).toBeLessThanOrEqual(actionsMax);
  const steps = page.getByRole("region", { name: /In Google Calendar/ });
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await expect(steps.getByRole("link", { name: "Open Google Calendar again" })).toHaveAttribute(
    "rel",
    /noopener/,
  );
  await expect(page.getByText("1 download started")).toBeVisible();
  await expectNoViolation(page, "what to do in the calendar");
  await steps.getByRole("button", { name: "Close" }).click();
  await expect(steps).toBeHidden();
});

test("S28: Outlook.com and Office 365 have import pages too; the search limits what goes there", async ({
  page,
}) => {
  await serveCalendars(page);
  await openGroup(page, days.join("\n"));
  await page.getByRole("searchbox").fill("rehearsal 1");
  for (const [name, host] of [
    ["Outlook.com", "outlook.live.com"],
    ["Office 365", "outlook.office.com"],
  ] as const) {
    await page.getByRole("button", { name: "Choose a calendar" }).click();
    const [opened, download] = await Promise.all([
      page.waitForEvent("popup"),
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name }).click(),
    ]);
    expect(new URL(opened.url()).host).toBe(host);
    expect(await readSavedCalendar(download)).toHaveLength(4);
    await expect(page.getByRole("region", { name: new RegExp(`In ${name}`) })).toBeVisible();
  }
});

test("S28: one event goes by the calendar's own link, without a file", { tag: "@phone" }, async ({
  page,
}) => {
  await serveCalendars(page);
  await openGroup(page, "Planning on 2027-03-10 at 9am");
  await add(page).click();
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("menuitem", { name: "Google Calendar" }).click(),
  ]);
  const url = new URL(opened.url());
  expect(url.host).toBe("calendar.google.com");
  expect(url.searchParams.get("text")).toBe("Planning");
  await expect(page.getByRole("region", { name: /In Google Calendar/ })).toBeHidden();
});

test("S28: unsaved changes are asked about first, and keys alone lead through", async ({ page }) => {
  await openGroup(page, "Planning on 2027-03-10 at 9am\nRetro on 2027-03-12 at 3pm");
  await page.getByRole("textbox", { name: "Title" }).first().fill("Typed");
  await page.getByRole("heading", { name: "2 Events" }).click();
  await page.keyboard.press("Tab");
  await expect(add(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Google Calendar" })).toBeFocused();
  await page.keyboard.press("End");
  // Past the feed and the comparison with a file, which are last.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Save before exporting?" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    question.getByRole("button", { name: "Save and export" }).click(),
  ]);
  expect((await readSavedCalendar(download)).map(({ title }) => title)).toEqual(["Typed", "Retro"]);
});

test("S28: the whole group's link is shared beside it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const group = await openGroup(page, days.join("\n"));
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
  );
  await page.getByRole("button", { name: "Share group" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const address = `${new URL(page.url()).origin}/groups/${group.id}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});
