import { expect } from "playwright/test";
import { expectNoViolation } from "./axe";
import { test } from "./fixtures";
import { dragFile, pasteHtml } from "./hand-over";
import { textBox } from "./visitor";

const rota = `<p>Hi all,</p>
<table><tr><th>Date</th><th>What</th><th>Where</th></tr>
<tr><td rowspan="2">Sat 5 Dec 2026</td><td>2pm <b>Open day</b></td><td>Yard</td></tr>
<tr><td>6pm Supper</td><td><a href="https://example.com/hall">Hall</a></td></tr></table>
<ul><li>Bring <em>clay</em></li><li>Tell Bo<ol><li>by phone</li></ol></li></ul>`;

const rotaLines = `Hi all,

Date | What | Where
Sat 5 Dec 2026 | 2pm Open day | Yard
Sat 5 Dec 2026 | 6pm Supper | Hall <https://example.com/hall>

- Bring clay
- Tell Bo
  1. by phone`;

test("B10: a paste from a page keeps its table, list and link, and undo takes it back", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  const box = textBox(page);
  await box.click();
  await box.pressSequentially("Before. ");
  await pasteHtml(page, rota, "its plain form");
  await expect(box).toHaveValue(`Before. ${rotaLines}`);
  await page.keyboard.press("Control+Z");
  await expect(box).toHaveValue("Before. ");
  await pasteHtml(page, rota, "its plain form");
  await expect(page.getByText("Supper").last()).toBeVisible();
});

test("B10: a paste without tables, lists and links is the browser's own, and so is one as plain text", async ({
  page,
}) => {
  await page.goto("/chat");
  const box = textBox(page);
  await box.click();
  await pasteHtml(page, "<p>Lunch <b>tomorrow</b></p>", "Lunch tomorrow, plain");
  await expect(box).toHaveValue("Lunch tomorrow, plain");
  await box.fill("");
  await pasteHtml(page, rota, "its plain form");
  await expect(box).toHaveValue(rotaLines);
  await box.fill("");
  await page.keyboard.press("Control+Shift+V");
  await expect(box).toHaveValue("its plain form");
});

test("B10: no script of what is pasted or dropped runs, and nothing of it is fetched", async ({
  page,
  pageFaults,
}) => {
  await page.goto("/chat");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const hostile = `<style>p{}</style><script>window.ran = 1</script><img src="https://evil.example/x" onerror="window.ran = 2">
<iframe src="https://evil.example/"></iframe><p hidden>Hidden</p><p style="display: none">Unseen</p>
<svg onload="window.ran = 3"></svg><a href="javascript:window.ran = 4">Link</a><ul><li>Dinner on 5 Dec 2026 at 7pm</li></ul>`;
  await dragFile(page, { name: "page.html", content: hostile });
  const box = textBox(page);
  await expect(box).toHaveValue("Link\n\n- Dinner on 5 Dec 2026 at 7pm");
  expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
  expect(asked.filter((url) => url.includes("evil.example"))).toEqual([]);
  // The browser tells what the page's policy forbids, also in a document that is only parsed.
  expect(pageFaults.filter((fault) => !fault.includes("Content Security Policy"))).toEqual([]);
  pageFaults.splice(0);
});

test("B10: a page may be placed by tables in tables; only a table of words is one", async ({ page }) => {
  await page.goto("/chat");
  const cell = (inner: string) => `<table role="presentation"><tr><td>${inner}</td></tr></table>`;
  const news = cell(
    `<table><tr><td><img src="x.png"></td><td>${cell("<h1>Autumn news</h1><p>Supper on<br>5 Dec 2026</p>")}</td></tr></table>`,
  );
  await dragFile(page, { name: "news.html", content: `${news}<blockquote>See you<br>there?</blockquote>` });
  await expect(textBox(page)).toHaveValue("Autumn news\n\nSupper on\n5 Dec 2026\n\n> See you\n> there?");
});

test("B10: a file is dropped anywhere, with a target in view, told, and put below what is written", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  const box = textBox(page);
  const notes = { name: "notes.txt", content: "Supper on 5 Dec 2026 at 7pm\r\n" };
  await box.click();
  await box.pressSequentially("Lunch tomorrow");
  await dragFile(page, notes, { isDropped: false });
  await expect(page.getByText("Drop the file anywhere on this page").first()).toBeVisible();
  await expectNoViolation(page, "a file over the page");
  await dragFile(page, notes);
  await expect(box).toHaveValue("Lunch tomorrow\n\nSupper on 5 Dec 2026 at 7pm");
  await expect(page.getByRole("status").getByText("The words of notes.txt are in the box.")).toBeAttached();
  await expect(page.getByText("Drop the file anywhere on this page")).toBeHidden();
  await page.keyboard.press("Control+Z");
  await expect(box).toHaveValue("Lunch tomorrow");
});

test("B10: a file is chosen by the keyboard, and may be chosen again", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/chat");
  const button = page.getByRole("button", { name: "Choose a file" });
  await page.waitForLoadState("networkidle");
  const table = {
    name: "rota.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Date;What\n5 Dec 2026;Open day\n"),
  };
  // One listener for both: Playwright may miss a choice that is opened as soon as it listens again.
  page.on("filechooser", (chooser) => void chooser.setFiles(table));
  for (const before of ["", "Lunch tomorrow"]) {
    await textBox(page).fill(before);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(textBox(page)).toHaveValue(`${before}\n\nDate | What\n5 Dec 2026 | Open day`.trim());
  }
  await expectNoViolation(page, "a file was chosen");
});

for (const { name, content, sentence } of [
  { name: "empty.txt", content: "", sentence: "empty.txt is empty." },
  { name: "blank.txt", content: " \n\t\n", sentence: "No words were found in blank.txt." },
  {
    name: "plan.txt",
    content: [0x50, 0x4b, 3, 4, 0, 0],
    sentence: /plan.txt is of a kind that cannot be read here/,
  },
  { name: "plan.docx", content: "words", sentence: /plan.docx is of a kind that cannot be read here/ },
  {
    name: "team.ics",
    content: "Lunch tomorrow",
    sentence: "team.ics is no calendar: it has no BEGIN:VCALENDAR.",
  },
  {
    name: "secret.eml",
    content: "From: a@example.com\nContent-Type: application/pkcs7-mime\n\nMIIB",
    sentence: /secret.eml is encrypted/,
  },
]) {
  test(`B10: a file that cannot be read ends in a sentence: ${name} (${String(sentence)})`, async ({
    page,
  }) => {
    await page.goto("/chat");
    await textBox(page).fill("Lunch tomorrow");
    await dragFile(page, { name, content });
    await expect(page.locator("[data-toast]").getByText(sentence)).toBeVisible();
    await expect(textBox(page)).toHaveValue("Lunch tomorrow");
  });
}

test("B10: huge files end within seconds", async ({ page }) => {
  await page.goto("/chat");
  await page.waitForLoadState("networkidle");
  const box = textBox(page);
  const drop = (name: string, part: string, times: number) =>
    page.evaluate(
      ({ name, part, times }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([part.repeat(times)], name));
        document.body.dispatchEvent(
          new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transfer }),
        );
      },
      { name, part, times },
    );
  await drop("huge.txt", "x".repeat(1024), 6 * 1024);
  await expect(page.getByText("huge.txt is too large to be read here.").first()).toBeVisible();
  for (const [name, part, isRead] of [
    ["deep.html", "<div><table><tr><td>", false],
    ["wide.html", "<tr><td rowspan=65000 colspan=1000>x", true],
    ["list.html", "<ul><li>x", false],
    ["long.html", "<p>Lunch on 5 Dec 2026 at noon</p>", true],
  ] as const) {
    await drop(name, part, Math.floor(4_000_000 / part.length));
    const done = page.getByRole("status").getByText(`The words of ${name} are in the box.`);
    const refused = page.getByText(`${name} is nested too deeply to be read here.`);
    await expect(isRead ? done : refused.first()).toBeAttached();
    await box.fill("");
  }
});
