import { expect, type Page, test } from "playwright/test";
import { openGroup } from "./open-group";
import { createGroup } from "./visitor";

/** Known ways to get markup, script, style, links or templates executed; `N` becomes a number. */
const attacks = [
  "<script>alert(N)</script>",
  "<img src=x onerror=alert(N)>",
  "<img src=//evil.example/N.png>",
  '"><svg onload=alert(N)>',
  "'-alert(N)-'",
  "javascript:alert(N)",
  '<a href="javascript:alert(N)">x</a>',
  "<iframe srcdoc='<script>parent.alert(N)</script>'>",
  "<style>@import '//evil.example/N.css';</style>",
  "<link rel=stylesheet href=//evil.example/N.css>",
  "</textarea><script>alert(N)</script>",
  "</title><script>alert(N)</script>",
  "<body onload=alert(N)>",
  "<details open ontoggle=alert(N)>",
  "<input autofocus onfocus=alert(N)>",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(N)>",
  "$" + "{alert(N)}",
  "{{constructor.constructor('alert(N)')()}}",
  "<!--<img src='--><img src=x onerror=alert(N)>",
  "\\u003cimg src=x onerror=alert(N)\\u003e",
  "&lt;img src=x onerror=alert(N)&gt;",
  "<meta http-equiv=refresh content='0;url=//evil.example/N'>",
  "<base href=//evil.example/N/>",
  "<object data=javascript:alert(N)>",
  "__proto__[alert]=N",
];
/** Each attack four times, or twenty times with `LONG_JOURNEYS=1`. */
const hostileTexts = (isLong: boolean): string[] =>
  Array.from({ length: isLong ? 500 : 100 }, (_, number) =>
    (attacks[number % attacks.length] ?? "").replaceAll("N", String(number)),
  );
const perGroup = 50;

/** What must not happen while hostile text is on the screen: a dialog, or a request to another origin. */
function watchHarm(page: Page): string[] {
  const harm: string[] = [];
  page.on("dialog", (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") harm.push(`request ${request.url()}`);
  });
  return harm;
}

/** A group whose every event has, in every field, one of these texts. */
async function createHostileGroup(page: Page, texts: readonly string[]): Promise<string> {
  const source = texts.map((_, number) => `Talk ${number} on 2027-03-10 at 9am`);
  const group = await createGroup(page, source.join("\n"));
  expect(group.events).toHaveLength(texts.length);
  const patches = group.events.map(async ({ id }, position) => {
    const value = texts[position] ?? "";
    const data = {
      title: value,
      location: value,
      venue: value,
      attendees: [{ name: value }],
      notes: [{ content: value }],
      suggestions: [value],
    };
    // Sent again if the server closes a connection that was kept open for five seconds.
    return (await page.request.patch(`/api/v1/events/${id}/`, { data, maxRetries: 2 })).status();
  });
  expect(new Set(await Promise.all(patches))).toEqual(new Set([200]));
  return group.id;
}

test("RA4 hostile strings in every field are shown as text, to their visitor and to a stranger", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const hostile = hostileTexts(test.info().config.metadata.isLong === true);
  const harm = watchHarm(page);
  const stranger = await (await browser.newContext()).newPage();
  const strangerHarm = watchHarm(stranger);
  await page.goto("/chat");
  for (let first = 0; first < hostile.length; first += perGroup) {
    const texts = hostile.slice(first, first + perGroup);
    const groupId = await createHostileGroup(page, texts);
    await page.goto(`/groups/${groupId}`);
    await page.getByRole("button", { name: "Expand all" }).click();
    await expect(page.getByLabel("Start date")).toHaveCount(texts.length);
    const titles = await page
      .getByRole("textbox", { name: "Title" })
      .evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLTextAreaElement ? box.value : "")));
    expect(titles).toEqual(texts);
    // In words: the heading, the place in the headline, and the lines of the collapsible cards.
    const shown = (await page.getByRole("main").textContent()) ?? "";
    for (const value of texts) expect(shown.split(value).length).toBeGreaterThan(5);
    await stranger.goto(`/groups/${groupId}`);
    await expect(stranger.getByRole("article")).toHaveCount(texts.length);
    const seen = (await stranger.getByRole("main").textContent()) ?? "";
    for (const value of texts) expect(seen).toContain(value);
  }
  expect([...harm, ...strangerHarm]).toEqual([]);
  await stranger.context().close();
});

test("RA4 hostile text typed on the screen is saved and shown as text, including the source text", async ({
  page,
}) => {
  const harm = watchHarm(page);
  await openGroup(page, "Talk about <img src=x onerror=alert(1)> on 2027-03-10 at 9am");
  await expect(page.getByRole("region", { name: "Your text" })).toContainText("<img src=x onerror=alert(1)>");
  const card = page.getByRole("article");
  const parts = {
    Location: "Location",
    Venue: "Venue",
    Notes: "Note 1",
    "Smart Suggestions": "Suggestion 1",
  };
  for (const [part, field] of Object.entries(parts)) {
    await card.getByRole("button", { name: new RegExp(`^(Add )?${part}$`, "i") }).click();
    await expect(card.getByRole("textbox", { name: field, exact: true })).toBeVisible();
  }
  const value = '"><img src=//evil.example/x.png onerror=alert(1)>';
  await card.getByRole("textbox", { name: "Title" }).fill(value);
  for (const name of Object.values(parts)) await card.getByRole("textbox", { name, exact: true }).fill(value);
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("button", { name: "Save" })).toBeHidden();
  await page.reload();
  await expect(card.getByRole("textbox", { name: "Title" })).toHaveValue(value);
  await page.getByRole("searchbox").fill(value);
  await expect(card).toBeVisible();
  await page.getByRole("searchbox").fill(`${value}!`);
  await expect(page.getByText(`No event matches “${value}!”`)).toBeVisible();
  expect(harm).toEqual([]);
});
