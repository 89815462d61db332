import { expect, type Page } from "playwright/test";
import type { Group } from "@/lib/wire/group-schema";
import { expectNoViolation } from "./axe";
import { expectCopies, expectInCopy, openWithWorker, test } from "./installed-app";
import type { Relay } from "./relay";
import { createGroup, openSettings } from "./visitor";

test.use({ serviceWorkers: "allow" });

const text = "Lunch with Ana tomorrow at noon at Café Luz. Review on Friday 3-4pm in Room 4.";

/** Opens a group, and waits until its copy is kept. */
async function openKeptGroup(page: Page, relay: Relay): Promise<Group> {
  await openWithWorker(page, relay);
  const group = await createGroup(page, text);
  await page.goto(`${relay.origin}/groups/${group.id}`);
  await expectCopies(page, [group.id]);
  return group;
}

test("B10: without a connection a page of ours shows, by link and by address, and leads back", {
  tag: "@phone",
}, async ({ page, context, relay }) => {
  await openWithWorker(page, relay);
  relay.isDown = true;
  await page.getByRole("link", { name: "Help" }).first().click();
  await expect(page.getByRole("heading", { name: "The server cannot be reached" })).toBeVisible();
  await page.goto(`${relay.origin}/about`);
  await expect(page.getByRole("heading", { name: "The server cannot be reached" })).toBeVisible();
  await expectNoViolation(page, "the page without a server");
  relay.isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "About" })).toBeVisible();
  await context.setOffline(true);
  relay.isDown = true;
  await page.goto(`${relay.origin}/help`);
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  relay.isDown = false;
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Help" })).toBeVisible();
});

test("B10: the visitor's groups can be read without a connection, and not changed", {
  tag: "@phone",
}, async ({ page, relay }) => {
  const group = await openKeptGroup(page, relay);
  relay.isDown = true;
  await page.goto(`${relay.origin}/groups/${group.id}`);
  await expect(page.getByRole("status")).toContainText(/^Offline copy of /);
  await expect(page.getByRole("heading", { name: "2 Events" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Lunch with Ana" })).toContainText("Café Luz");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expectNoViolation(page, "a group without a connection");
  await page.goto(`${relay.origin}/chat`);
  await page.getByRole("link", { name: /Lunch with Ana/ }).click();
  await expect(page.getByRole("heading", { name: "2 Events" })).toBeVisible();
  relay.isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Created /)).toBeVisible();
});

test("D4: no copy is shown to another visitor of the same browser, and none is kept of what a stranger shares", async ({
  page,
  context,
  relay,
}) => {
  const group = await openKeptGroup(page, relay);
  // An answer on its way to the open page would bring the visitor's cookie back.
  await page.goto("about:blank");
  await context.clearCookies();
  // The next page is drawn for a newcomer, who has the link.
  await page.goto(`${relay.origin}/groups/${group.id}`);
  await expect(page.getByText(/^These events were created by somebody else/).first()).toBeVisible();
  await expectCopies(page, []);
  relay.isDown = true;
  await page.goto(`${relay.origin}/groups/${group.id}`);
  await expect(page.getByRole("heading", { name: "The server cannot be reached" })).toBeVisible();
  await expect(page.getByText("Lunch with Ana")).toHaveCount(0);
});

test("A3, A11: what is deleted is gone from the copies, and what is changed is changed there", async ({
  page,
  relay,
}) => {
  await openWithWorker(page, relay);
  const [kept, gone] = [
    await createGroup(page, text),
    await createGroup(page, "Dentist on December 9 at 8:15am"),
  ];
  await page.goto(`${relay.origin}/groups/${kept.id}`);
  await expectCopies(page, [kept.id]);
  await page.goto(`${relay.origin}/groups/${gone.id}`);
  await expectCopies(page, [kept.id, gone.id]);
  const [lunch, review] = kept.events;
  await page.goto(`${relay.origin}/events/${lunch?.id}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).not.toHaveURL(/\/events\//);
  await page.goto(`${relay.origin}/events/${review?.id}`);
  await page.getByRole("textbox", { name: "Title" }).fill("Look at the draft");
  await page.getByRole("button", { name: "Save" }).click();
  await expectInCopy(page, kept.id, "Look at the draft");
  await page.goto(`${relay.origin}/groups`);
  await page.getByRole("button", { name: /Delete .*Dentist/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectCopies(page, [kept.id]);
  relay.isDown = true;
  await page.goto(`${relay.origin}/groups/${kept.id}`);
  await expect(page.getByText("Look at the draft")).toBeVisible();
  await expect(page.getByText("Lunch with Ana")).toHaveCount(0);
});

test("A19: nothing is kept without a connection of a visitor who deletes all data", async ({
  page,
  relay,
}) => {
  await openKeptGroup(page, relay);
  await page.goto(`${relay.origin}/chat`);
  const settings = await openSettings(page);
  await settings.getByRole("button", { name: "Delete all my data" }).click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByText("All your data has been deleted").first()).toBeVisible();
  await expectCopies(page, []);
});
