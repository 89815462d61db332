import { expect, type Page } from "playwright/test";
import { z } from "zod";
import { expectNoViolation } from "./axe";
import { test } from "./fixtures";
import { dragFile } from "./hand-over";
import { createPath, textBox } from "./visitor";

const idle = (count: number) =>
  Array.from(
    { length: count },
    (_, place) => `${place + 1}. Many of you asked about the new jumpers, which are lovely and warm.`,
  ).join("\n");

/** A mail of some 4,400 characters; only its head says from which day the others count, and one part has no date. */
const mail = [
  "From: Odile Kern <odile@example.com>\nDate: Mon, 6 Dec 2027 09:00:00 +0000\nSubject: The choir",
  `Hi all,\n\nThe rehearsal is tomorrow at 7pm in the hall.\n\n${idle(14)}`,
  `JUMPERS\n\n${idle(17)}`,
  `JANUARY 2028\n\n- Friday 7, 6pm: concert in the yard\n- Saturday 15, 5pm: supper at Café Luz\n\n${idle(14)}`,
  `FEBRUARY 2028\n\n- Friday 4, 6pm: concert in the barn\n\n${idle(12)}`,
].join("\n\n");

const parts = (page: Page) => page.getByRole("group", { name: "Parts of your text" });
const part = (page: Page, name: RegExp) => parts(page).getByRole("checkbox", { name });
const create = (page: Page) => page.getByRole("button", { name: "Create Event" });
const tiles = (page: Page, count: number) =>
  page.getByRole("region", { name: `${count} ${count === 1 ? "event" : "events"} in your text` });

const bodySchema = z.object({ parts: z.array(z.string()).optional(), text: z.string().optional() });

test("B10, S15: a long mail shows its parts, those with dates chosen, and one press makes one group of them", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  await textBox(page).fill(mail);
  await expect(tiles(page, 4)).toBeVisible();
  await expect(parts(page).getByRole("checkbox")).toHaveCount(4);
  await expect(part(page, /^From: Odile.* 1 event$/)).toBeChecked();
  await expect(part(page, /^JUMPERS.* no dates$/)).not.toBeChecked();
  await expect(part(page, /^JANUARY 2028.* 2 events$/)).toBeChecked();
  await expect(part(page, /^FEBRUARY 2028.* 1 event$/)).toBeChecked();
  await expect(page.getByText(`${mail.length} / 1500`)).toBeVisible();
  await expect(page.getByText("3 of 4 parts", { exact: true })).toBeVisible();
  await expect(create(page)).toHaveAccessibleName("Create Event (3 parts)");
  await expectNoViolation(page, "a long text");
  const sending = page.waitForRequest(createPath);
  await create(page).click();
  const sent = bodySchema.parse((await sending).postDataJSON()).parts ?? [];
  expect(sent).toHaveLength(3);
  expect(sent.join("\n")).not.toContain("JUMPERS");
  await expect(page).toHaveURL(/\/groups\//);
  await expect(page.getByRole("heading", { name: "4 Events" })).toBeVisible();
  // The years that the headings say.
  for (const day of ["January 7, 2028", "January 15, 2028", "February 4, 2028"])
    await expect(page.getByRole("article").filter({ hasText: day }).first()).toBeVisible();
});

test("B10, B13: a part with the dates of an earlier mail alone says that they make no event", {
  tag: "@phone",
}, async ({ page }) => {
  const earlier = `On Mon, 6 Dec 2027 Ana wrote:\n> Shall we meet on 7 December 2027 at 3 pm?\n> ${idle(17).replaceAll("\n", "\n> ")}`;
  await page.goto("/chat");
  await textBox(page).fill(`The choir sings on 5 December 2027 at 6pm.\n\n${idle(17)}\n\n${earlier}`);
  await expect(part(page, /^On Mon, 6 Dec.* 2 dates, no event$/)).not.toBeChecked();
});

test("B1, B10: a group of parts shows them joined as its text", async ({ page }) => {
  await page.goto("/chat");
  await textBox(page).fill(mail);
  await expect(part(page, /^JUMPERS/)).not.toBeChecked();
  await create(page).click();
  await expect(page).toHaveURL(/\/groups\//);
  const source = page.getByRole("region", { name: "Your text" });
  await expect(source).toContainText("JANUARY 2028");
  await expect(source).toContainText("concert in the barn");
  await expect(source).not.toContainText("JUMPERS");
});

test("B10: what is read of a long text is chosen by the keyboard, and shows at once", async ({ page }) => {
  await page.goto("/chat");
  await textBox(page).fill(mail);
  const january = part(page, /^JANUARY 2028/);
  await expect(january).toBeChecked();
  await expect(tiles(page, 4)).toBeVisible();
  await january.focus();
  await page.keyboard.press("Space");
  await expect(january).not.toBeChecked();
  await expect(january).toBeFocused();
  await expect(tiles(page, 2)).toBeVisible();
  await expect(page.getByText("2 of 4 parts", { exact: true })).toBeVisible();
  await expect(page.locator("[data-mark=left]")).toHaveCount(2);
  // What was chosen stays while another part is edited.
  await textBox(page).press("ControlOrMeta+End");
  await textBox(page).pressSequentially(" Bring a torch.");
  await expect(january).not.toBeChecked();
  for (const name of [/^From: Odile/, /^FEBRUARY 2028/]) await part(page, name).uncheck();
  await expect(create(page)).toBeDisabled();
  await expect(page.getByText(/characters too many$/)).toBeVisible();
  await textBox(page).press("Enter");
  await expect(page).toHaveURL(/\/chat$/);
  await part(page, /^FEBRUARY 2028/).check();
  await expect(create(page)).toBeEnabled();
  await expect(tiles(page, 1)).toBeVisible();
});

test("B10: a file that is longer than a text shows its parts likewise", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/chat");
  await dragFile(page, { name: "choir.txt", content: mail });
  await expect(part(page, /^FEBRUARY 2028.* 1 event$/)).toBeChecked();
  await expect(part(page, /^JUMPERS/)).not.toBeChecked();
  await create(page).click();
  await expect(page.getByRole("heading", { name: "4 Events" })).toBeVisible();
});

test("B10: of a text of more parts than eight, eight are chosen, and the lines that matter are offered", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  const months = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
  ];
  const long = months.map(
    (month) => `${month.toUpperCase()} 2028\n\n- ${month} 3, 6pm: concert\n\n${idle(17)}`,
  );
  await textBox(page).fill(long.join("\n\n"));
  await expect(parts(page).getByRole("checkbox")).toHaveCount(10);
  await expect(parts(page).getByRole("checkbox", { checked: true })).toHaveCount(8);
  await expect(part(page, /^SEPTEMBER 2028.* 1 event$/)).toBeDisabled();
  await expect(part(page, /^SEPTEMBER 2028/)).not.toBeChecked();
  await part(page, /^JANUARY 2028/).uncheck();
  await expect(part(page, /^SEPTEMBER 2028/)).toBeEnabled();
  await part(page, /^OCTOBER 2028/).check();
  await expect(part(page, /^SEPTEMBER 2028/)).toBeDisabled();
  await expect(tiles(page, 8)).toBeVisible();
  await page.getByRole("button", { name: "Keep the lines that matter" }).click();
  await expect(tiles(page, 10)).toBeVisible();
  await expect(parts(page)).toBeHidden();
  await expect(create(page)).toBeEnabled();
});

test("B10: without its worker a long text can be sent all the same, with all of its parts", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await page.goto("/chat");
  await textBox(page).fill(mail);
  await expect(parts(page).getByRole("checkbox", { checked: true })).toHaveCount(4);
  await create(page).click();
  await expect(page.getByRole("heading", { name: "4 Events" })).toBeVisible();
});

test("S15, S18: where a text that is too long stays unread, nobody says that it has no dates", async ({
  page,
}) => {
  await page.clock.install();
  // A worker that never gets to it, as on a slow device.
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await page.goto("/chat");
  const long = `The choir sings on 5 December 2027 at 6 pm.\n${idle(300)}`;
  await textBox(page).fill(long);
  await page.getByRole("button", { name: "Keep the lines that matter" }).click();
  await expect(page.getByRole("button", { name: "Looking for them" })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByText("This text could not be read in your browser")).toBeVisible();
  await expect(page.getByText("No line with a date")).toBeHidden();
  await expect(textBox(page)).toHaveValue(long);
});
