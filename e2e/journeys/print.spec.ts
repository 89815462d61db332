import { expect, type Page } from "playwright/test";
import { test } from "./fixtures";
import { openGroup } from "./open-group";
import { allCodeFetched, createGroup } from "./visitor";

const text = `Planning with Ana on 2027-03-12 from 9am to 10am in Room 4
Retro on 2027-03-10 at 3pm
Standup every Monday at 9:15am starting 2027-03-15
Offsite March 12 2027`;

/** The visible words of the page, in their order. */
const wordsOf = async (page: Page): Promise<string> =>
  (await page.locator("body").innerText()).replace(/\s+/g, " ");

for (const colorScheme of ["light", "dark"] as const) {
  test(`S20: a group prints as an agenda in black on white from the ${colorScheme} theme`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openGroup(page, text);
    // The first act fetches what is not needed at first.
    await page.keyboard.press("Control");
    await page.emulateMedia({ media: "print", colorScheme });
    const agenda = page.locator("[data-agenda]");
    await expect(agenda).toBeVisible();
    // Day by day, by the clock, whatever the order of the text.
    await expect(agenda.getByRole("heading", { level: 2 })).toHaveText([
      "Wednesday, March 10, 2027",
      "Friday, March 12, 2027",
      "Monday, March 15, 2027",
    ]);
    await expect(agenda.getByRole("heading", { level: 3 })).toHaveText([
      /^Retro/,
      /^Offsite/,
      /^Planning/,
      /^Standup/,
    ]);
    await expect(agenda).toContainText("9:00 – 10:00 AM");
    await expect(agenda).toContainText("Room 4");
    await expect(agenda).toContainText("Every Monday");
    // Nothing to press, and each event once.
    for (const role of ["button", "textbox", "link", "switch", "searchbox"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    expect((await wordsOf(page)).match(/Standup/g)).toHaveLength(1);
    const colours = await agenda.evaluate((element) => ({
      ink: getComputedStyle(element).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
    expect(colours.ink).toBe("rgb(0, 0, 0)");
    expect(colours.paper).toMatch(/^(?:rgb\(255, 255, 255\)|oklch\(1 0 0\)|lab\(100 0 0\))$/);
    // Afterwards the screen is as it was.
    await page.emulateMedia({ media: "screen", colorScheme });
    await expect(agenda).toHaveCount(0);
    await expect(page.getByRole("article").first()).toBeVisible();
  });
}

test("S20: a page that is printed before it is touched prints the agenda at once", async ({ page }) => {
  const group = await createGroup(page, text);
  await page.goto(`/groups/${group.id}`);
  await expect(page.getByText(/^Created /)).toBeVisible();
  await allCodeFetched(page);
  // Nothing more can be fetched.
  await page.route("**/_next/static/**", (route) => route.abort());
  await page.emulateMedia({ media: "print" });
  const agenda = page.locator("[data-agenda]");
  await expect(agenda.getByRole("heading", { level: 3 })).toHaveText([
    /^Retro/,
    /^Offsite/,
    /^Planning/,
    /^Standup/,
  ]);
  await expect(page.getByRole("button")).toHaveCount(0);
  expect((await wordsOf(page)).match(/Standup/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
  await expect(agenda).toHaveCount(0);
});

test("S20: a page that is printed before it is alive prints the agenda once it is", async ({ page }) => {
  const group = await createGroup(page, text);
  await page.emulateMedia({ media: "print" });
  await page.goto(`/groups/${group.id}`);
  await expect(page.locator("[data-agenda]").getByRole("heading", { level: 3 })).toHaveCount(4);
});
