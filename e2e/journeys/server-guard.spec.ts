import { request as send } from "node:http";
import { expect, test } from "playwright/test";

/** The status of a request that a browser would not send, and the methods that the answer names. */
function answerTo(
  origin: string | undefined,
  options: { method: string; path: string },
): Promise<(number | string | undefined)[]> {
  const { hostname, port } = new URL(origin ?? "");
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, ...options }, (response) => {
      response.resume();
      const { allow } = response.headers;
      resolve([response.statusCode, ...(allow === undefined ? [] : [allow])]);
    });
    request.once("error", reject);
    request.end();
  });
}

test("the guard before Next answers requests that Next would answer with a 500", async ({ baseURL }) => {
  expect(await answerTo(baseURL, { method: "GET", path: "/groups/%ff" })).toEqual([400]);
  expect(await answerTo(baseURL, { method: "GET", path: "/api/v1/groups/%E0%A4%A" })).toEqual([400]);
  expect(await answerTo(baseURL, { method: "GET", path: "/api/v1/healthz" })).toEqual([200]);
});

test("a method that an address does not accept is refused, naming those that it accepts", async ({
  baseURL,
}) => {
  const ofApi = { path: "/api/v1/groups/x/?y=z" };
  for (const method of ["TRACE", "PROPFIND", "PUT"]) {
    expect(await answerTo(baseURL, { method, path: "/chat" })).toEqual([405, "GET, HEAD"]);
    expect(await answerTo(baseURL, { method, ...ofApi })).toEqual([405, "GET, HEAD, DELETE, OPTIONS"]);
    expect(await answerTo(baseURL, { method, path: "/api/v1/nowhere/" })).toEqual([404]);
  }
  // Otherwise Next would make the page, and would read a POST for a Server Action first.
  for (const method of ["POST", "PATCH", "DELETE", "OPTIONS"]) {
    expect(await answerTo(baseURL, { method, path: "/chat" })).toEqual([405, "GET, HEAD"]);
  }
  expect(await answerTo(baseURL, { method: "HEAD", path: "/chat" })).toEqual([200]);
});

test("a person with a broken link gets a page, a program the envelope", async ({ baseURL, page }) => {
  const pageTo = async (path: string, accept: string) => {
    const response = await fetch(`${baseURL}${path}`, { headers: { accept } });
    return [response.status, response.headers.get("content-type"), response.headers.get("x-request-id")];
  };
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const html = "text/html,application/xhtml+xml,*/*;q=0.8";
  expect(await pageTo("/groups/%ff", html)).toEqual([400, "text/html; charset=utf-8", id]);
  expect(await pageTo("/groups/%ff", "*/*")).toEqual([400, "application/json; charset=utf-8", id]);
  expect(await pageTo("/api/v1/groups/%ff", html)).toEqual([400, "application/json; charset=utf-8", id]);
  await page.goto("/groups/%ff");
  await expect(page.getByRole("heading", { name: "This address does not work" })).toBeVisible();
  await page.getByRole("link", { name: "Back to SayWhen" }).click();
  await expect(page).toHaveURL(/\/chat$/);
});

test("A23: every answer has the security headers, and pages that a link protects are not indexed", async ({
  request,
}) => {
  for (const path of ["/chat", "/nowhere", "/api/v1/healthz", "/api/v1/nowhere"]) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  }
  for (const path of ["/", "/chat", "/nowhere", "/groups/x", "/events/x"]) {
    // As a page, as a router's request for its data, and as a prefetch: none may come without the policy.
    for (const extra of [{}, { rsc: "1" }, { "next-router-prefetch": "1", purpose: "prefetch" }]) {
      const policy = (await request.get(path, { headers: extra, maxRedirects: 0 })).headers()[
        "content-security-policy"
      ];
      expect(policy, `${path} ${JSON.stringify(extra)}`).toMatch(
        /script-src 'nonce-[^']{22,}' 'strict-dynamic';/,
      );
    }
  }
  const headers = (await request.get(`/groups/${"A".repeat(22)}`)).headers();
  expect(headers["x-robots-tag"]).toContain("noindex");
});
