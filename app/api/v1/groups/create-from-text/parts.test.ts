import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { failureSchema } from "@/lib/errors/envelope";
import { createRateLimits } from "@/lib/http/rate-limits";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema, groupSchema } from "@/lib/wire/group-schema";

const path = "/api/v1/groups/create-from-text/";
const filler = "Many of you asked about the new jumpers, which are lovely and warm.\n".repeat(20);
const send = (body: object, headers = {}, visitor = createApiVisitor()) =>
  visitor.call("POST", path, { body: { use_llm: false, ...body }, headers });
const groupOf = async (response: Response) => (await dataOf(response, createdGroupSchema)).group;

describe("the parts of a long text (B10, A1)", () => {
  it("make one group, read as one text in their order, with evidence in the parts joined by line breaks", async () => {
    const parts = [
      `JANUARY 2028\n\n- Friday 7, 7pm: rehearsal\n\n${filler}`,
      filler,
      "- Saturday 15, 6pm: concert",
    ];
    const group = await groupOf(await send({ parts, timezone: "Europe/London" }));
    expect(group.source_text).toBe(parts.join("\n"));
    expect(group.events.map(({ start_datetime: start }) => start)).toEqual([
      "2028-01-07T19:00:00.000Z",
      "2028-01-15T18:00:00.000Z",
    ]);
    const evidence = group.events.flatMap((event) => event.evidence);
    expect(evidence.length).toBeGreaterThan(5);
    for (const { quote, start, end } of evidence) expect(group.source_text?.slice(start, end)).toBe(quote);
  });

  it.each([
    [
      "the day of a mail",
      "From: Odile\nDate: Fri, 13 Nov 2026 09:00:00 +0000\nSubject: The yard\n\nHi all,\n",
      "The band plays tomorrow at 7pm in the yard.",
      "2026-11-14T19:00:00.000Z",
    ],
    ["a month with its year", "MARCH 2029\n", "- Saturday 3, 5pm: opening", "2029-03-03T17:00:00.000Z"],
    ["a zone", "All times are New York time.\n", "Call on 3 March 2029 at 5pm", "2029-03-03T22:00:00.000Z"],
    ["a day", "Saturday 3 March 2029\n", "09:30 Registration\n10:00 Talk", "2029-03-03T09:30:00.000Z"],
  ])("have %s of an earlier part", async (_, first, second, start) => {
    const group = await groupOf(await send({ parts: [first, second], timezone: "UTC" }));
    expect(group.events[0]?.start_datetime).toBe(start);
  });

  it("keep fifty events of all of them together, and say how many were cut", async () => {
    const line = (place: number) =>
      `- 2028-03-${String((place % 28) + 1).padStart(2, "0")} 9:15 visit ${place}`;
    const partOf = (from: number) => Array.from({ length: 20 }, (_, place) => line(from + place)).join("\n");
    const group = await groupOf(await send({ parts: [0, 20, 40].map(partOf) }));
    expect(group.events).toHaveLength(50);
    expect(group.notice).toBe("This text held 10 more events; the first 50 were kept.");
  });

  it("are read in time where they are eight of full length, with events made of their words afterwards", async () => {
    const visitor = createApiVisitor();
    const parts = Array.from({ length: 8 }, (_, place) =>
      `Visit on ${place + 1} March 2028 at 9am\n\n${filler}${filler}`.slice(0, 1500),
    );
    const group = await groupOf(await send({ parts }, {}, visitor));
    expect(group.events).toHaveLength(8);
    expect(group.source_text).toHaveLength(8 * 1500 + 7);
    const last = group.events.at(-1)?.evidence.find(({ field }) => field === "start_datetime");
    expect(last?.start).toBeGreaterThan(7 * 1500);
    const added = await visitor.call("POST", `/api/v1/groups/${group.id}/events/`, {
      body: { quote_start: last?.start, quote_end: last?.end },
    });
    expect(added.status).toBe(200);
    expect(
      (await dataOf(await visitor.call("GET", `/api/v1/groups/${group.id}/`), groupSchema)).events,
    ).toHaveLength(9);
  });

  it("are the same group again with the same key, and 422 with other parts (A22)", async () => {
    const visitor = createApiVisitor();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const parts = ["Lunch on 3 March 2028 at noon\nTea at 4pm", "Dinner at 7pm"];
    const first = await groupOf(await send({ parts }, headers, visitor));
    expect((await groupOf(await send({ parts }, headers, visitor))).id).toBe(first.id);
    // The same words, cut elsewhere.
    const cutElsewhere = ["Lunch on 3 March 2028 at noon", "Tea at 4pm\nDinner at 7pm"];
    for (const other of [{ parts: cutElsewhere }, { text: parts.join("\n") }, { parts: parts.toReversed() }])
      expect((await send(other, headers, visitor)).status).toBe(422);
  });

  it("count as so many creates (D11)", async () => {
    const before = globalThis.saywhenRateLimits;
    const perMinute = { creates: 9, reads: 0, writes: 0, modelTests: 0, feeds: 0, refusals: 0 };
    globalThis.saywhenRateLimits = createRateLimits({ perMinute, createShared: null });
    try {
      const visitor = createApiVisitor();
      const statusOf = async (count: number) =>
        (await send({ parts: Array.from({ length: count }, () => "Lunch tomorrow") }, {}, visitor)).status;
      expect([await statusOf(5), await statusOf(4), await statusOf(2)]).toEqual([201, 201, 429]);
      const groups = await database.group.count();
      expect((await send({ text: "Lunch tomorrow" }, {}, visitor)).status).toBe(429);
      expect(await database.group.count()).toBe(groups);
    } finally {
      globalThis.saywhenRateLimits = before;
    }
  });

  it("fit into a body with every unit escaped", async () => {
    const escaped = `"${"\\u4f1a".repeat(1500)}"`;
    const rawBody = `{"use_llm":false,"parts":[${Array.from({ length: 8 }, () => escaped).join()}]}`;
    expect(rawBody.length).toBeGreaterThan(72_000);
    const response = await createApiVisitor().call("POST", path, { rawBody });
    expect(response.status).toBe(201);
  });

  const part = "Lunch tomorrow";
  it.each([
    ["one part", { parts: [part] }, "parts must be a list of 2 to 8 texts."],
    ["nine parts", { parts: Array(9).fill(part) }, "parts must be a list of 2 to 8 texts."],
    ["no list", { parts: part }, "parts must be a list of 2 to 8 texts."],
    ["a number", { parts: [part, 7] }, "parts must be a list of 2 to 8 texts."],
    ["a blank part", { parts: [part, " \n\u200B"] }, "None of the parts may be blank."],
    [
      "a part that is too long",
      { parts: [part, "x".repeat(1501)] },
      "Each of the parts may have at most 1500 characters.",
    ],
    ["a text as well", { text: part, parts: [part, part] }, "Send either text or parts, not both."],
  ])("are refused with %s, and nothing is stored", async (_, body, message) => {
    const before = await database.group.count();
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).message).toBe(message);
    expect(await database.group.count()).toBe(before);
  });
});
