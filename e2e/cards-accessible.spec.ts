import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "playwright/test";
import { setGroupState } from "./group-state";
import { createGroup, openGroup } from "./open-group";

const text = `Planning on 2027-03-10 from 9am to 10am in Room 4, 12 Main St, with Ana
Dinner at 7 on 04/05/2027 at Café Luz
Standup every Monday at 9:15am until 2027-12-18`;

/** No violation of what axe can find by itself, once whatever fades in has done so. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((animation) => {
      return animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120))}`);
  expect(found, state).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("the group's screen has no axe violation, at rest, edited, asked, refused and searched", async ({
      page,
    }) => {
      const group = await openGroup(page, text);
      await expectAccessible(page, "at rest");
      const card = page.getByRole("article").first();
      for (const name of ["Location", "Attendees", "Notes", "Smart Suggestions"])
        await card.getByRole("button", { name, exact: true }).click();
      await card.getByRole("textbox", { name: "Start time" }).fill("9:5");
      await card.getByRole("textbox", { name: "Attendees" }).fill("Ana <ana>");
      await card.getByRole("button", { name: "Save" }).click();
      await expectAccessible(page, "with problems");
      await card.getByRole("button", { name: "Cancel" }).click();
      await card.getByRole("button", { name: "Add to calendar" }).click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      await expectAccessible(page, "the calendar menu");
      await page.keyboard.press("Escape");
      await card.getByRole("button", { name: /time zone/ }).click();
      await expect(page.getByRole("option").first()).toBeVisible();
      await expectAccessible(page, "the zone dialog");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Export All" }).click();
      await expectAccessible(page, "the export dialog");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Delete All" }).click();
      await expectAccessible(page, "the delete dialog");
      await page.keyboard.press("Escape");
      await card.getByRole("textbox", { name: "Title" }).fill("My planning");
      await page.getByRole("button", { name: "Back" }).click();
      await expectAccessible(page, "the question before leaving");
      await page.keyboard.press("Escape");
      await page.request.patch(`/api/v1/events/${group.events[0]?.id}/`, {
        data: { title: "Their planning" },
      });
      await card.getByRole("button", { name: "Save" }).click();
      await expect(card.getByText("Choose for each field which version stays.")).toBeVisible();
      await expectAccessible(page, "two versions");
      await card.getByRole("button", { name: "Drop my changes" }).click();
      await page.getByRole("button", { name: "Collapse all" }).click();
      await expectAccessible(page, "folded");
      await page.getByRole("searchbox").fill("nothing like it");
      await expectAccessible(page, "an empty search");
    });

    test("one event, a stranger's view, what is read and what is not there have none either", async ({
      page,
      browser,
    }) => {
      await page.goto("/chat");
      const group = await createGroup(page, text);
      await page.goto(`/events/${group.events[0]?.id}`);
      await expectAccessible(page, "one event");
      const stranger = await (await browser.newContext({ colorScheme })).newPage();
      await stranger.goto(`/groups/${group.id}`);
      await expect(stranger.getByText("These events were created by somebody else")).toBeVisible();
      await expectAccessible(stranger, "a stranger's view");
      await stranger.context().close();
      await page.goto(`/groups/${"A".repeat(22)}`);
      await expectAccessible(page, "not there");
      setGroupState(group.id, { state: "processing" });
      await page.goto(`/groups/${group.id}`);
      await expect(page.getByText("AI is processing your event...")).toBeVisible();
      await expectAccessible(page, "being read");
    });
  });
}
