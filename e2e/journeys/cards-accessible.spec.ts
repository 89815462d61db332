import { expect, test } from "playwright/test";
import { expectNoViolation } from "./axe";
import { setGroupState } from "./group-state";
import { openCard, openGroup, rowOf } from "./open-group";
import { createGroup } from "./visitor";

const text = `Planning on 2027-03-10 from 9am to 10am in Room 4, 12 Main St, with Ana
Dinner at 7 on 04/05/2027 at Café Luz
Standup every Monday at 9:15am until 2027-12-18`;

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("the group's screen has no axe violation at rest, edited, asking, refused and searched", async ({
      page,
    }) => {
      // axe checks a screen of three open cards ten times.
      test.slow();
      const group = await openGroup(page, text);
      await expectNoViolation(page, "at rest");
      await rowOf(page.getByRole("article").first()).focus();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await expectNoViolation(page, "the keys");
      await page.keyboard.press("Escape");
      const card = await openCard(page, /planning/i);
      await expectNoViolation(page, "a row open");
      for (const name of ["Location", "Attendees", "Notes", "Smart Suggestions"])
        await card.getByRole("button", { name: new RegExp(`^(Add )?${name}$`, "i") }).click();
      await card.getByRole("textbox", { name: "Start time" }).fill("9:5");
      await card.getByRole("textbox", { name: "Attendees" }).fill("Ana <ana>");
      await card.getByRole("button", { name: "Save" }).click();
      await expectNoViolation(page, "with problems");
      await card.getByRole("button", { name: "Cancel" }).click();
      await card.getByRole("button", { name: "Add to calendar" }).click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      await expectNoViolation(page, "the calendar menu");
      await page.keyboard.press("Escape");
      await card.getByRole("button", { name: /time zone/ }).click();
      await expect(page.getByRole("option").first()).toBeVisible();
      await expectNoViolation(page, "the zone dialog");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Export All" }).click();
      await expectNoViolation(page, "the export dialog");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Delete All" }).click();
      await expectNoViolation(page, "the delete dialog");
      await page.keyboard.press("Escape");
      await card.getByRole("textbox", { name: "Title" }).fill("My planning");
      await page.getByRole("button", { name: "Back" }).click();
      await expectNoViolation(page, "the question before leaving");
      await page.keyboard.press("Escape");
      await page.request.patch(`/api/v1/events/${group.events[0]?.id}/`, {
        data: { title: "Their planning" },
      });
      await card.getByRole("button", { name: "Save" }).click();
      await expect(card.getByText("Choose for each field which version stays.")).toBeVisible();
      await expectNoViolation(page, "two versions");
      await card.getByRole("button", { name: "Drop my changes" }).click();
      await page.getByRole("button", { name: "Expand all" }).click();
      await expectNoViolation(page, "all open");
      await page.getByRole("searchbox").fill("nothing like it");
      await expectNoViolation(page, "an empty search");
    });

    test("one event, a stranger's view, a reading and a missing group have none either", async ({
      page,
      browser,
    }) => {
      await page.goto("/chat");
      const group = await createGroup(page, text);
      await page.goto(`/events/${group.events[0]?.id}`);
      await expectNoViolation(page, "one event");
      const stranger = await (await browser.newContext({ colorScheme })).newPage();
      await stranger.goto(`/groups/${group.id}`);
      await expect(stranger.getByText("These events were created by somebody else")).toBeVisible();
      await expectNoViolation(stranger, "a stranger's view");
      await stranger.context().close();
      await page.goto(`/groups/${"A".repeat(22)}`);
      await expectNoViolation(page, "not there");
      setGroupState(group.id, { state: "processing" });
      await page.goto(`/groups/${group.id}`);
      await expect(page.getByText("AI is processing your event...")).toBeVisible();
      await expectNoViolation(page, "being read");
    });
  });
}

test("S20, S22, B1, B2: a screen reader finds names, roles and live regions on /groups/{id}", {
  tag: "@wide-only",
}, async ({ page }) => {
  await openGroup(page, text);
  const main = page.getByRole("main");
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - button "Back"
      - heading "3 Events" [level=1]
      - toolbar "Actions on all events":
        - button "Add all to my calendar"
        - button "Choose a calendar"
        - button "Share group"
        - button "Export All"
        - button "Delete All"
        - button "Expand all"
        - button "Keyboard shortcuts"
        - searchbox "Search events"
        - button "Add all to Google Calendar"
        - button "Add all to Outlook.com"
        - button "Add all to Office 365"
        - status
      - region "Days"
      - region "Check these"
      - group "Events":
        - article "Planning with Ana":
          - paragraph: Wednesday, March 10, 2027
          - heading "Planning with Ana" [level=2]:
            - button "Planning with Ana"
          - paragraph: 9:00 – 10:00 AM 1 h
          - paragraph: Room 4, 12 Main St Ana
        - article "Dinner"
        - article "Standup"
      - region "Your text":
        - heading "Your text" [level=2]
        - paragraph:
          - mark:
            - link "Planning"
          - mark:
            - link "2027-03-10"
          - mark:
            - link "from 9am to 10am"
  `);
  await expect(rowOf(page.getByRole("article", { name: "Standup" }))).toHaveAccessibleDescription(
    "9:15 AM Every Monday until Dec 18, 2027",
  );
  await expect(rowOf(page.getByRole("article", { name: "Dinner" }))).toHaveAccessibleDescription(
    /7:00 PM Café Luz Please check/,
  );
  const card = await openCard(page, "Planning");
  await card.getByRole("button", { name: "Attendees" }).click();
  await expect(card).toMatchAriaSnapshot(`
    - article "Planning with Ana":
      - heading "Planning with Ana" [level=2]
      - paragraph: Wednesday, March 10, 2027
      - button "All fields" [expanded]
      - textbox "Title": Planning with Ana
      - button /New York · GMT-5 , time zone America\\/New_York, change/
      - group "When":
        - switch "All day"
        - textbox "Start date": 2027-03-10
        - textbox "Start time": /09:00/
        - 'button "Start time: AM, switch to PM"'
        - button "Remove end"
        - textbox "End date": 2027-03-10
        - textbox "End time": /10:00/
        - 'button "End time: AM, switch to PM"'
      - heading "Location" [level=3]:
        - button "Location"
      - heading "Venue" [level=3]:
        - button "Venue"
      - heading "Attendees" [level=3]:
        - button "Attendees" [expanded]
      - textbox "Attendees": Ana
      - heading "Smart Suggestions" [level=3]:
        - button "Smart Suggestions"
      - button "Add notes"
      - button "Export Details"
      - button "Add to calendar"
      - button "Share"
      - button "Delete"
  `);
  // Three buttons have the same name, so each says which event it belongs to.
  for (const name of ["Export Details", "Add to calendar", "Share", "Delete"])
    await expect(card.getByRole("button", { name })).toHaveAccessibleDescription("Planning with Ana");
  await card.getByRole("textbox", { name: "Title" }).fill(" ");
  await expect(card).toMatchAriaSnapshot(`
    - article:
      - status: Not saved yet
      - button "Cancel"
      - button "Save"
  `);
  await card.getByRole("button", { name: "Save" }).click();
  const title = card.getByRole("textbox", { name: "Title" });
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await expect(title).toHaveAccessibleDescription("Please give the event a title.");
  await expect(title).toBeFocused();
  await title.press("Escape");
  await page.getByRole("searchbox").fill("luz");
  await expect(main.getByRole("status").filter({ hasText: "1 event matches" })).toBeVisible();
  await page.getByRole("button", { name: "Export All" }).click();
  await expect(page.getByRole("alertdialog")).toMatchAriaSnapshot(`
    - alertdialog "Export All Events":
      - heading "Export All Events" [level=2]
      - paragraph: Are you sure you want to export 1 event(s)?
      - button "Cancel"
      - button "Export one by one"
      - button "Export as one file"
  `);
});
