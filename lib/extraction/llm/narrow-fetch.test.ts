import { describe, expect, it } from "vitest";
import { createNarrowFetch } from "./narrow-fetch";

async function sentBy(headers: HeadersInit, credential: { header: string; value: string } | null) {
  let sent: Record<string, string> = {};
  const narrow = createNarrowFetch({
    fetch: (_input, init) => {
      sent = Object.fromEntries(new Headers(init?.headers));
      return Promise.resolve(new Response());
    },
    credential,
  });
  await narrow("https://llm.example/v1", { headers });
  return sent;
}

describe("createNarrowFetch", () => {
  it("sends the key and the headers that the API needs, but nothing that an SDK adds", async () => {
    const headers = {
      authorization: "Bearer unused",
      "x-api-key": "unused",
      "content-type": "application/json",
      accept: "application/json",
      "anthropic-version": "2026-10-21",
      "openai-organization": "org-of-the-server",
      "x-stainless-os": "Linux",
      "x-from-environment": "secret",
      traceparent: "00-1-1-01",
    };
    expect(await sentBy(headers, { header: "x-api-key", value: "own" })).toEqual({
      "user-agent": "SayWhen",
      "content-type": "application/json",
      accept: "application/json",
      "anthropic-version": "2026-10-21",
      "x-api-key": "own",
    });
  });

  it("sends no key header where there is no key", async () => {
    expect(await sentBy({ authorization: "Bearer unused" }, null)).toEqual({ "user-agent": "SayWhen" });
  });
});
