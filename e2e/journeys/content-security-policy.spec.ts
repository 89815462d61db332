import { expect, test as plainTest } from "playwright/test";
import { test } from "./fixtures";

test("RA3: a walk over all screens violates no policy", async ({ page, pageFaults }) => {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      // In a text, so that the line fails the test by its console error too, whatever happens to the function
      // above.
      console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI} ${sourceFile}`);
      Reflect.apply(Reflect.get(window, "reportViolation"), window, [`${violatedDirective} ${blockedURI}`]);
    });
  });
  await page.goto("/chat");
  await page.getByRole("button", { name: "Toggle theme" }).click();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "E-mail address" }).fill("ana@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Thanks for subscribing!")).toBeVisible();
  await page
    .getByPlaceholder("Try Schedule a team meeting")
    .fill("Lunch with Ana tomorrow at noon at Café Luz");
  await page.getByRole("button", { name: "Create Event" }).click();
  await expect(page).toHaveURL(/\/groups\/[\w-]{22}$/);
  await expect(page.getByRole("heading", { name: "1 Event", exact: true })).toBeVisible();
  const group = page.url();
  const answer = await page.request.get(group.replace("/groups/", "/api/v1/groups/"));
  const event = /"events":\[\{"id":"([\w-]{22})"/.exec(await answer.text())?.[1];
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog"))).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(`/events/${event}`);
  await expect(page.getByRole("heading", { name: "Event Details" })).toBeVisible();
  for (const path of ["/nowhere", `/groups/${"A".repeat(22)}`, `/events/${"A".repeat(22)}`]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("link").first()).toBeVisible();
  }
  expect(violations).toEqual([]);
  // The browser's messages about the three missing pages.
  expect(pageFaults.splice(0).filter((fault) => !/ status of 404 /.test(fault))).toEqual([]);
});

// Without the fixture: a frame that is refused is an error in the console.
plainTest("RA3: no page of ours can be framed", async ({ page, baseURL }) => {
  await page.route("http://frames.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${baseURL}/chat"></iframe>` }),
  );
  await page.goto("http://frames.example/");
  await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
});
