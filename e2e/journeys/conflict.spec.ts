import { expect, test } from "playwright/test";
import { openGroup } from "./open-group";

test("A24: after a 409 both versions are shown side by side, and each field is chosen", async ({ page }) => {
  const group = await openGroup(page, "Planning on 2027-03-10 from 9am to 10am in Room 4");
  const path = `/api/v1/events/${group.events[0]?.id}/`;
  const card = page.getByRole("article");
  await card.getByRole("textbox", { name: "Title" }).fill("My planning");
  await card.getByRole("button", { name: "Notes" }).click();
  await card.getByRole("textbox", { name: "Note 1" }).fill("Bring cake");
  await page.request.patch(path, {
    data: { title: "Their planning", venue: "Room 9", start_datetime: "2027-03-10T13:00:00.000Z" },
  });
  await card.getByRole("button", { name: "Save" }).click();
  const choice = card.getByRole("region", { name: "This event was changed elsewhere meanwhile" });
  await expect(choice).toBeFocused();
  await expect(choice.getByRole("group", { name: "Title" })).toContainText("My planning");
  await expect(choice.getByRole("group", { name: "Title" })).toContainText("Their planning");
  // A field that only one side changed has its value; a field that both changed starts as the visitor's.
  await expect(choice.getByRole("group", { name: "Title" }).getByLabel("Yours")).toBeChecked();
  await expect(choice.getByRole("group", { name: "Notes" }).getByLabel("Yours")).toBeChecked();
  await expect(choice.getByRole("group", { name: "Venue" }).getByLabel("Newer version")).toBeChecked();
  await expect(choice.getByRole("group", { name: "When" }).getByLabel("Newer version")).toBeChecked();
  await choice.getByRole("group", { name: "When" }).getByLabel("Yours").check();
  await choice.getByRole("button", { name: "Save this choice" }).click();
  await expect(choice).toBeHidden();
  const { data } = await (await page.request.get(path)).json();
  expect(data).toMatchObject({
    title: "My planning",
    venue: "Room 9",
    start_datetime: "2027-03-10T14:00:00.000Z",
    notes: [{ content: "Bring cake" }],
  });
});

test("A24: the newer version is kept if the visitor discards the changes", async ({ page }) => {
  const group = await openGroup(page, "Planning on 2027-03-10 from 9am to 10am in Room 4");
  const card = page.getByRole("article");
  await card.getByRole("textbox", { name: "Title" }).fill("My planning");
  await page.request.patch(`/api/v1/events/${group.events[0]?.id}/`, { data: { title: "Their planning" } });
  await card.getByRole("button", { name: "Save" }).click();
  await card.getByRole("button", { name: "Drop my changes" }).click();
  await expect(card.getByRole("textbox", { name: "Title" })).toHaveValue("Their planning");
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
});
