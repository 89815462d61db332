import { expect } from "playwright/test";
import { z } from "zod";
import { expectNoViolation } from "./axe";
import { openWithWorker, postShare, test } from "./installed-app";
import { khalCalendar } from "./sample-files";
import { createGroup, textBox } from "./visitor";

test.use({ serviceWorkers: "allow" });

const manifestSchema = z.object({
  id: z.string(),
  start_url: z.string(),
  display: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  share_target: z.object({ action: z.string(), method: z.string(), enctype: z.string() }),
});

test("B10: the browser finds an app that can be installed, in the visitor's language", async ({
  page,
  context,
  relay,
}) => {
  await openWithWorker(page, relay);
  const browser = await context.newCDPSession(page);
  const { url, errors, data } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe("/installed/en.webmanifest");
  const manifest = manifestSchema.parse(JSON.parse(data ?? ""));
  expect(manifest).toMatchObject({ id: "/chat", start_url: "/chat", display: "standalone" });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["New event", "All groups"]);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  for (const { src, sizes } of manifest.icons) {
    const drawn = await page.evaluate(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(drawn, src).toBe(sizes);
  }
});

test("B10: a new release is told once nothing is unsaved, and comes with a reload", {
  tag: "@phone",
}, async ({ page, relay }) => {
  await openWithWorker(page, relay);
  const group = await createGroup(page, "Dentist on December 9 at 8:15am");
  await page.goto(`${relay.origin}/groups/${group.id}`);
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Dentist again");
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
  // Kept while it is the only one: the browser asks for a later one by itself too, with each page and once a day.
  const before = await page.evaluateHandle(async () => (await navigator.serviceWorker.ready).active);
  relay.isLater = true;
  // Each worker's state, so that a failure says which one did not get on. Asked for each time: the browser joins what it is asked
  // for to what it asks by itself, and that may have been answered with the earlier one.
  const states = (): Promise<object> =>
    page.evaluate(async (earlier) => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing, waiting, active } = registration;
      return {
        isLater: active !== earlier,
        active: active?.state,
        installing: installing?.state,
        waiting: waiting?.state,
      };
    }, before);
  await expect.poll(states, { timeout: 30_000 }).toMatchObject({ isLater: true, active: "activated" });
  const told = page.getByText("A new version is ready.");
  await expect(told).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
  await expect(told.first()).toBeVisible();
  await expectNoViolation(page, "a new version");
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await loaded;
  await expect(title).toHaveValue("Dentist again");
});

test("B10: words and a link that the system shares come into the box, and nothing of them is sent", {
  tag: "@phone",
}, async ({ page, relay }) => {
  await openWithWorker(page, relay);
  const fields = {
    title: "Supper",
    text: "Supper with Ana tomorrow at 7pm",
    url: "https://luz.example/menu",
  };
  await postShare(page, `${relay.origin}/api/share`, { fields });
  await expect(textBox(page)).toHaveValue("Supper with Ana tomorrow at 7pm\nhttps://luz.example/menu");
  await expect(page).toHaveURL(`${relay.origin}/chat`);
  expect(relay.asked.filter((one) => one.startsWith("POST"))).toEqual([]);
  // It is taken once.
  await page.reload();
  await expect(textBox(page)).toHaveValue("Supper with Ana tomorrow at 7pm\nhttps://luz.example/menu");
});

test("B10: a file that the system shares is read in the browser", { tag: "@phone" }, async ({
  page,
  relay,
}) => {
  await openWithWorker(page, relay);
  const file = { name: "choir.csv", type: "text/csv", content: "When,What\n2027-05-03,Choir\n" };
  await postShare(page, `${relay.origin}/api/share`, { file });
  await expect(textBox(page)).toHaveValue(/2027-05-03.*Choir/);
  expect(relay.asked.filter((one) => one.startsWith("POST"))).toEqual([]);
});

test("RA8: a share that another site's page posts makes nothing without a press", async ({ page, relay }) => {
  await openWithWorker(page, relay);
  await page.route("http://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
  await page.goto("http://elsewhere.example/");
  const file = { name: "choir.ics", type: "text/calendar", content: khalCalendar };
  await postShare(page, `${relay.origin}/api/share`, { file });
  const offer = page.getByRole("button", { name: "Take the calendar" });
  await expect(offer).toBeVisible();
  expect(relay.asked.filter((one) => one.startsWith("POST"))).toEqual([]);
  await expectNoViolation(page, "a shared calendar");
  await offer.click();
  await expect(page.getByRole("heading", { name: "3 Events" })).toBeVisible();
});

test("B10: a share that no worker took is told, and not read by the server", { tag: "@phone" }, async ({
  page,
  relay,
}) => {
  await page.goto(`${relay.origin}/chat`);
  await postShare(page, `${relay.origin}/api/share`, { fields: { text: "Lunch tomorrow" } });
  await expect(page.getByText(/^What you shared did not arrive\./).first()).toBeVisible();
  await expect(textBox(page)).toHaveValue("");
});
