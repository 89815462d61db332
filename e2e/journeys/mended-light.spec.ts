import { expect } from "playwright/test";
import { test } from "./fixtures";
import { openGroup } from "./open-group";

const days = Array.from({ length: 25 }, (_, position) => String(position + 1).padStart(2, "0"));
const text = days.map((day) => `Rehearsal number ${day} on 2027-03-${day} at 7pm in the hall`).join("\n");

test("B1: the text beside the cards follows to the words of the card that is pointed at", async ({
  page,
}) => {
  await openGroup(page, text);
  const panel = page.getByRole("region", { name: "Your text" });
  const last = page.getByRole("article", { name: /24/ });
  await last.scrollIntoViewIfNeeded();
  await last.getByRole("textbox", { name: "Title" }).hover();
  const lit = panel.locator("mark.bg-mark-strong").first();
  await expect(lit).toBeInViewport();
  await expect(lit).toContainText("24");
});
