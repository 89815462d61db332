import { expect, type Page } from "playwright/test";
import { readCalendar } from "@/lib/calendar/read-calendar";
import { expectNoViolation } from "./axe";
import { test } from "./fixtures";
import { openAsStranger, openGroup } from "./open-group";

const text = "Rehearsal on 2030-03-10 at 7pm\nConcert on 2030-03-12 at 8pm in the Town Hall";

async function subscribe(page: Page) {
  await page.getByRole("button", { name: "Choose a calendar" }).click();
  await page.getByRole("menuitem", { name: "Subscribe in a calendar" }).click();
  const panel = page.getByRole("region", { name: "Subscribe in a calendar" });
  const address = panel.getByRole("textbox", { name: "Address of the calendar" });
  await expect(address).toHaveValue(/^http:\/\/.+\/api\/v1\/feeds\/[\w-]{32}\.ics$/);
  return { panel, address, url: await address.inputValue() };
}

test("B11: a group is subscribed to, follows an edit and a deletion, and stops being shared", {
  tag: "@phone",
}, async ({ page, playwright }) => {
  const group = await openGroup(page, text);
  const { panel, url } = await subscribe(page);
  await expect(panel.getByRole("heading", { name: "Subscribe in a calendar" })).toBeFocused();
  await expectNoViolation(page, "the panel of the feed");
  await expect(panel.getByRole("link", { name: "Open in your calendar" })).toHaveAttribute(
    "href",
    url.replace(/^http:/, "webcal:"),
  );

  const calendar = await playwright.request.newContext();
  const titles = async () => {
    const answer = await calendar.get(url);
    return readCalendar(await answer.text()).events.map(
      ({ summary, component }) => `${summary} ${component.getFirstPropertyValue("status") ?? ""}`,
    );
  };
  expect(await titles()).toEqual(["Rehearsal ", "Concert "]);
  const [rehearsal, concert] = group.events;
  await page.request.patch(`/api/v1/events/${rehearsal?.id}/`, { data: { title: "Dress rehearsal" } });
  await page.request.delete(`/api/v1/events/${concert?.id}/`);
  expect(await titles()).toEqual(["Dress rehearsal ", "Concert CANCELLED"]);

  await panel.getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.getByText("The address leads nowhere any more.")).toBeVisible();
  await expect(panel).toBeHidden();
  expect((await calendar.get(url)).status()).toBe(404);
  const next = await subscribe(page);
  expect(next.url).not.toBe(url);
  // At once after the address was asked for: a new one is made all the same.
  await panel.getByRole("button", { name: "Stop sharing" }).click();
  await expect(panel).toBeHidden();
  expect((await subscribe(page)).url).not.toBe(next.url);
  await calendar.dispose();
});

test("B11: whoever only has the group's link cannot share its feed, and a failure is told with a way to try again", async ({
  page,
  browser,
  pageFaults,
}) => {
  await openGroup(page, text);
  const theirs = await openAsStranger(browser, page);
  await theirs.getByRole("button", { name: "Choose a calendar" }).click();
  await expect(theirs.getByRole("menuitem", { name: "Google Calendar" })).toBeVisible();
  await expect(theirs.getByRole("menuitem", { name: "Subscribe in a calendar" })).toHaveCount(0);
  await theirs.context().close();

  await page.route("**/api/v1/groups/*/feed/", (route) => route.abort());
  await page.getByRole("button", { name: "Choose a calendar" }).click();
  await page.getByRole("menuitem", { name: "Subscribe in a calendar" }).click();
  const panel = page.getByRole("region", { name: "Subscribe in a calendar" });
  await expect(panel.getByRole("alert")).toContainText("Unable to connect to the server");
  // What the browser logs of a request that fails.
  pageFaults.splice(0);
  await page.unroute("**/api/v1/groups/*/feed/");
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByRole("textbox")).toHaveValue(/\.ics$/);
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
});
