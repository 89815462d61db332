import { readFileSync } from "node:fs";
import { expect } from "playwright/test";
import { expectNoViolation } from "./axe";
import { test } from "./fixtures";
import { dragFile, pastePlain } from "./hand-over";
import { gmailMail, khalCalendar, outlookInvitation } from "./sample-files";
import { textBox } from "./visitor";

test("B10: a mail file brings its sender, date and subject, and its tomorrow is the day after it was sent", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  await dragFile(page, { name: "supper.eml", content: gmailMail });
  const box = textBox(page);
  await expect(box).toHaveValue(
    /^From: Ana Luz <ana@example.com>\nDate: Fri, 13 Nov 2026 18:20:11 \+0100\nSubject: Supper/,
  );
  await box.press("Enter");
  await expect(page).toHaveURL(/\/groups\//);
  await expect(page.getByRole("article")).toContainText(/14.*Nov/);
});

test("B10: a mail that NeoMutt wrote brings its plain part, and the mail that it answers as quoted", {
  tag: "@phone",
}, async ({ page }) => {
  // NeoMutt 20220429 of Debian 12: `r` to a mail in an mbox, an HTML part attached, both made one with `&`, sent to a file.
  const content = [...readFileSync("e2e/journeys/samples/workshop-by-neomutt.eml")];
  await page.goto("/chat");
  await dragFile(page, { name: "workshop.eml", content });
  const box = textBox(page);
  await expect(box).toHaveValue(/^From: Ana Luz <ana@example.com>\nDate: Wed, 25 Nov 2026 21:14:11 \+0100/);
  await expect(box).toHaveValue(/^better tomorrow at 6pm in the Café Luz – and/mu);
  await expect(box).toHaveValue(/^> shall we meet on Monday 30 November at 10am/mu);
  // Its HTML part says the same, and is not taken as well.
  expect((await box.inputValue()).match(/glaze workshop itself/g)).toHaveLength(1);
});

test("B10: a calendar that a mail brings can be taken as it is", async ({ page }) => {
  await page.goto("/chat");
  await dragFile(page, { name: "invitation.eml", content: outlookInvitation });
  const offer = page.getByRole("button", { name: "Take the calendar" });
  await expect(offer).toBeVisible();
  await expect(page.getByRole("region", { name: /in your text$/ })).toBeVisible();
  await expectNoViolation(page, "a mail with a calendar");
  await offer.click();
  await expect(page).toHaveURL(/\/groups\//);
  await expect(page.getByText("These events come from a calendar file.")).toBeVisible();
});

test("B10: the source of a calendar is taken as a calendar when it is pasted", async ({ page }) => {
  await page.goto("/chat");
  await textBox(page).fill("Lunch tomorrow");
  await pastePlain(page, khalCalendar);
  await expect(page).toHaveURL(/\/groups\//);
  await expect(page.getByText("These events come from a calendar file.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 Events" })).toBeVisible();
});

test("B10: a calendar file that khal wrote becomes a group as it is", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/chat");
  await textBox(page).fill("Lunch tomorrow");
  await dragFile(page, { name: "choir.ics", content: khalCalendar });
  await expect(page).toHaveURL(/\/groups\//);
  await expect(page.getByText("These events come from a calendar file.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 Events" })).toBeVisible();
  await expectNoViolation(page, "a group from a calendar");
  await page.goto("/chat");
  await expect(textBox(page)).toHaveValue("Lunch tomorrow");
});

test("B10: a calendar that the server refuses leaves the visitor here with its sentence", async ({
  page,
  pageFaults,
}) => {
  await page.goto("/chat");
  await dragFile(page, {
    name: "old.ics",
    content: "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR",
  });
  await expect(
    page.getByText("No event of this calendar has a date that can be kept.").first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeEnabled();
  // The browser reports the answer 400.
  pageFaults.splice(0);
});
