import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { failureSchema } from "@/lib/errors/envelope";
import { createGroup } from "@/lib/groups/create-group";
import { jobs } from "@/lib/jobs/process-jobs";
import { runAfter } from "@/lib/log/run-after";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { visitorIdOf } from "@/lib/visitor/token";
import { createdGroupSchema, groupListSchema, groupSchema, groupStatusSchema } from "@/lib/wire/group-schema";

const path = "/api/v1/groups/create-from-text/";
const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const behind = { visitorKeys: {}, keyOrigin: null, address: "", jobs, runAfter };

describe("POST /groups/create-from-text/ (A1, E1, E2)", () => {
  it("answers 201 with the whole group, and sets a visitor cookie", async () => {
    const response = await createApiVisitor(null).call("POST", path, {
      body: { text, timezone: "America/New_York" },
    });
    expect(response.status).toBe(201);
    expect(response.headers.get("set-cookie")).toMatch(
      /^saywhen=[\w-]{43}\.[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { group } = await dataOf(response, createdGroupSchema);
    expect(group).toMatchObject({
      processing_complete: true,
      processing_error: null,
      parser: "rules",
      model: null,
      timezone: "America/New_York",
      source_text: text,
      can_edit: true,
    });
    expect(group.events.map((event) => event.title)).toEqual(["Lunch with Ana", "Design review"]);
    expect(group.events[0]).toMatchObject({
      group_id: group.id,
      venue: "Café Luz",
      attendees: [{ name: "Ana" }],
    });
  });

  it("keeps the words each value came from, as slices of the text", async () => {
    const response = await createApiVisitor().call("POST", path, { body: { text } });
    const { group } = await dataOf(response, createdGroupSchema);
    const evidence = group.events.flatMap((event) => event.evidence);
    expect(evidence.length).toBeGreaterThan(4);
    for (const { quote, start, end } of evidence) expect(text.slice(start, end)).toBe(quote);
  });

  it("says that the rules read instead if a model was wanted, and otherwise says nothing", async () => {
    const visitor = createApiVisitor();
    const wanted = await dataOf(await visitor.call("POST", path, { body: { text } }), createdGroupSchema);
    const unwanted = await dataOf(
      await visitor.call("POST", path, { body: { text, use_llm: false } }),
      createdGroupSchema,
    );
    expect(wanted.group.notice).toMatch(/No language model is set up/);
    expect(unwanted.group.notice).toBeNull();
  });

  it("D7: uses UTC without a zone", async () => {
    const response = await createApiVisitor().call("POST", path, { body: { text } });
    const { group } = await dataOf(response, createdGroupSchema);
    expect(group.events[0]?.start_datetime).toMatch(/T12:00:00\.000Z$/);
    expect(group.events[0]?.timezone).toBe("UTC");
  });

  it("keeps fifty events and says how many were cut", async () => {
    const visitorId = visitorIdOf("a visitor");
    const lines = Array.from(
      { length: 53 },
      (_, index) =>
        `Visit ${index + 1} on 2027-03-${String((index % 28) + 1).padStart(2, "0")} at ${8 + (index % 10)}:15`,
    );
    const { group } = await createGroup({
      body: { text: lines.join("\n"), use_llm: false, timezone: "UTC", language: "en" },
      visitorId,
      now: new Date("2026-11-20T12:00:00Z"),
      key: null,
      ...behind,
    });
    expect(group.events).toHaveLength(50);
    expect(group.notice).toBe("This text held 3 more events; the first 50 were kept.");
  });
});

const noEvent =
  "No event was found in this text. Say what happens and when, for example: Lunch with Ana tomorrow at noon.";
const undated = (title: string) =>
  `No event was found in this text: nothing says when “${title}” is. Add a day or a time, for example: tomorrow at noon.`;

describe("a text without an event", () => {
  it("makes a failed group, which says so on every path and is not listed", async () => {
    const visitor = createApiVisitor();
    const response = await visitor.call("POST", path, { body: { text: "hello there" } });
    expect(response.status).toBe(201);
    const { group } = await dataOf(response, createdGroupSchema);
    const failed = { processing_complete: false, processing_error: noEvent };
    expect(group).toMatchObject({ ...failed, events: [] });
    expect(await dataOf(await visitor.call("GET", `/api/v1/groups/${group.id}/`), groupSchema)).toMatchObject(
      failed,
    );
    expect(
      await dataOf(await visitor.call("GET", `/api/v1/groups/${group.id}/status/`), groupStatusSchema),
    ).toEqual({ ...failed, so_far: [] });
    expect((await dataOf(await visitor.call("GET", "/api/v1/groups/"), groupListSchema)).groups).toEqual([]);
  });

  it.each([
    ["Set up a call with Ana and Ben", undated("Call with Ana and Ben")],
    ["Set up a call\u202e with Ana\u0007", undated("Call with Ana")],
    // It names a day, but one outside the years that an event may have.
    ["Declaration on July 4, 1776", noEvent],
  ])("names the plan without a time in %j", async (text, processing_error) => {
    const response = await createApiVisitor().call("POST", path, { body: { text } });
    const { group } = await dataOf(response, createdGroupSchema);
    expect(group).toMatchObject({ processing_complete: false, processing_error, events: [] });
  });
});

const codeOf: Record<number, string> = {
  400: "invalid_request",
  403: "forbidden",
  413: "payload_too_large",
  415: "unsupported_media_type",
};

describe("bad input (A20)", () => {
  const tooLong = `Lunch tomorrow at noon ${"x".repeat(1500)}`;
  it.each([
    ["blank text", { body: { text: " \n\u200B " } }, 400, "Please enter event details"],
    ["no text", { body: {} }, 400, "Please enter event details"],
    ["text of another type", { body: { text: 7 } }, 400, "text must be a string."],
    [
      "1501 characters",
      { body: { text: "x".repeat(1501) } },
      400,
      "The text may have at most 1500 characters.",
    ],
    ["far too long a text", { body: { text: tooLong } }, 400, "The text may have at most 1500 characters."],
    [
      "a switch that is no boolean",
      { body: { text, use_llm: "yes" } },
      400,
      "use_llm must be true or false.",
    ],
    [
      "an unknown zone",
      { body: { text, timezone: "Mars/Olympus" } },
      400,
      "timezone must be an IANA zone name such as Europe/Paris.",
    ],
    [
      "an abbreviation as zone",
      { body: { text, timezone: "PST" } },
      400,
      "timezone must be an IANA zone name such as Europe/Paris.",
    ],
    [
      "an offset as zone",
      { body: { text, timezone: "+02:00" } },
      400,
      "timezone must be an IANA zone name such as Europe/Paris.",
    ],
    [
      "an unknown model",
      { body: { text, model: "hal" } },
      400,
      "model must be one of gpt4o, deepseek, claude, qwen, ollama, custom.",
    ],
    ["an unknown field", { body: { text, colour: "red" } }, 400, "Unknown field: colour."],
    ["a list", { body: [text] }, 400, "The body must be an object."],
    ["null", { rawBody: "null" }, 400, "The body must be an object."],
    ["broken JSON", { rawBody: '{"text": "Lunch' }, 400, "The body is not valid JSON in UTF-8."],
    ["an empty body", { rawBody: "" }, 400, "The body is not valid JSON in UTF-8."],
    [
      "a key that is no UUID",
      { body: { text }, headers: { "idempotency-key": "1" } },
      400,
      "The Idempotency-Key must be a UUID.",
    ],
    [
      "a form",
      { rawBody: "text=x", headers: { "content-type": "text/plain" } },
      415,
      "Please send the body as application/json.",
    ],
    [
      "a compressed body",
      { body: { text }, headers: { "content-encoding": "gzip" } },
      415,
      "Please send the body as it is, not compressed.",
    ],
    [
      "97 KB",
      { rawBody: JSON.stringify({ text: "x".repeat(97 * 1024) }) },
      413,
      "The request is too large: at most 96 KB. Please send less text.",
    ],
    [
      "another site's page",
      { body: { text }, headers: { origin: "https://evil.example" } },
      403,
      "A page of another site may not change anything here.",
    ],
    [
      "another site's fetch",
      { body: { text }, headers: { "sec-fetch-site": "cross-site" } },
      403,
      "A page of another site may not change anything here.",
    ],
  ])("refuses %s and stores nothing", async (_, call, status, message) => {
    const before = await database.group.count();
    const response = await createApiVisitor().call("POST", path, call);
    expect(response.status).toBe(status);
    const failure = failureSchema.parse(await response.json());
    expect(failure.message).toBe(message);
    expect(failure.error).toEqual({
      code: codeOf[status],
      message,
      said: { code: expect.any(String), params: expect.any(Object) },
    });
    expect(await database.group.count()).toBe(before);
  });

  it("accepts exactly 1500 characters", async () => {
    const filler = `Lunch tomorrow at noon ${"x".repeat(1500)}`.slice(0, 1500);
    expect((await createApiVisitor().call("POST", path, { body: { text: filler } })).status).toBe(201);
  });
});
