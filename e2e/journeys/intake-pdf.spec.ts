import { readFileSync } from "node:fs";
import { expect } from "playwright/test";
import { pdfReadingMs } from "@/lib/intake/intake-limits";
import { test } from "./fixtures";
import { dragFile } from "./hand-over";
import { textBox } from "./visitor";
import { writtenPdf } from "./written-pdf";

/** Exported by LibreOffice Writer 7.4 of Debian 12 from a page with a table; `locked` with a password to open it. */
const sample = (name: string) => readFileSync(`e2e/journeys/samples/${name}-by-libreoffice.pdf`);

test("B10: a PDF gives its words with their rows", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/chat");
  await dragFile(page, { name: "autumn.pdf", content: [...sample("autumn")] });
  await expect(textBox(page)).toHaveValue(/^Sat 5 Dec 2026 7pm {2,}Harvest supper$/mu);
  await expect(page.getByRole("status").getByText("The words of autumn.pdf are in the box.")).toBeAttached();
  await expect(page.getByRole("region", { name: /in your text/ })).toContainText("Harvest supper");
});

test("B10: the words of a PDF that came with a mail can be put below the mail's", async ({ page }) => {
  const mail = [
    "From: Ana Luz <ana@example.com>",
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "Our autumn is enclosed.",
    "--b",
    'Content-Type: application/pdf; name="autumn.pdf"',
    "Content-Transfer-Encoding: base64",
    "",
    ...(sample("autumn")
      .toString("base64")
      .match(/.{1,76}/gu) ?? []),
    "--b--",
  ];
  await page.goto("/chat");
  await dragFile(page, { name: "autumn.eml", content: mail.join("\r\n") });
  await expect(textBox(page)).toHaveValue("From: Ana Luz <ana@example.com>\n\nOur autumn is enclosed.");
  await page.getByRole("button", { name: "Take its words" }).click();
  await expect(textBox(page)).toHaveValue(/enclosed\.\n\nAutumn at the Hall\n.*Harvest supper/su);
  await expect(page.getByRole("button", { name: "Take its words" })).toBeHidden();
});

for (const { name, content, sentence } of [
  { name: "locked", content: sample("locked"), sentence: "locked.pdf opens only with a password." },
  { name: "broken", content: Buffer.from("%PDF-1.7\nnothing"), sentence: "broken.pdf could not be read." },
  {
    name: "scan",
    content: writtenPdf("0 0 100 100 re f"),
    sentence: "scan.pdf holds only pictures of words",
  },
]) {
  test(`B10: a PDF that cannot be read ends in a sentence: ${name}`, async ({ page }) => {
    await page.goto("/chat");
    await textBox(page).fill("Lunch tomorrow");
    await dragFile(page, { name: `${name}.pdf`, content: [...content] });
    await expect(page.locator("[data-toast]").getByText(sentence)).toBeVisible();
    await expect(textBox(page)).toHaveValue("Lunch tomorrow");
  });
}

/** After it the product itself gives a reading up. */
const readingLimit = { timeout: pdfReadingMs };

/** A small file that unpacks to 200 MB. */
const bombOf = (content: string) => [
  ...writtenPdf(Buffer.alloc(200_000_000, content), { isCompressed: true }),
];

test("B10: a small PDF with words without end gives as many as are taken, within the time of a reading", async ({
  page,
}) => {
  await page.goto("/chat");
  const content = bombOf("BT /F 12 Tf 50 700 Td (word) Tj 0 -14 Td (next) Tj ET ");
  expect(content.length).toBeLessThan(1_000_000);
  await dragFile(page, { name: "bomb.pdf", content });
  await expect(page.getByRole("status").getByText("The words of bomb.pdf are in the box.")).toBeAttached(
    readingLimit,
  );
  await textBox(page).fill("Lunch tomorrow");
  await expect(page.getByRole("region", { name: /in your text/ })).toContainText("Lunch");
});

test("B10: a PDF that keeps its reader busy is given up after 20 s, and the page stays alive", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/chat");
  // Without a font nothing of it is a word.
  await dragFile(page, { name: "busy.pdf", content: bombOf("BT (word) Tj ET ") });
  await expect(page.getByText("Reading busy.pdf…").first()).toBeAttached();
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.clock.fastForward(20_000);
  await expect(page.getByText("busy.pdf took too long to read").first()).toBeVisible();
});
