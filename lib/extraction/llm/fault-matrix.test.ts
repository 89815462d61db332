import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelFaultNames, modelFaults } from "@/e2e/testing/model-faults";
import { modelOutcomes, type Outcome, readLunch, readReview } from "@/e2e/testing/model-outcomes";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import type { Reading } from "@/lib/extraction/extract-events";
import { createGuardedFetch } from "@/lib/outbound/guarded-fetch";
import { extractEvents } from "@/lib/readings/process-extractor";
import { inEnglish } from "@/lib/testing/in-english";
import { sampleReader, sampleRequest } from "@/lib/testing/sample-reading";
import { type ModelChoice, modelChoices } from "@/lib/wire/choices";
import { failureNotice } from "./notices";
import type { ModelReader } from "./reader";

let server: ModelServer;
let canary: ModelServer;
let guarded: typeof fetch;

beforeAll(async () => {
  server = await startModelServer();
  canary = await startModelServer();
  guarded = createGuardedFetch({ allowedPrivateOrigins: [server.origin, canary.origin] });
});

afterAll(async () => {
  await server.close();
  await canary.close();
});

const readerOf = (choice: ModelChoice, baseUrl = server.baseUrl(choice)): ModelReader =>
  sampleReader({ provider: choice, baseUrl, apiKey: `key-of-${choice}-4711`, keyFrom: "visitor" });

/** Faults that only the time limit of an attempt ends; all others get enough time even on a busy machine. */
const endless: ReadonlySet<string> = new Set(["no answer", "slow drip that does not end"]);
const policy = { attemptLimitMs: 10_000, pausesMs: [2, 4], retryAfterLimitMs: 1000 };

const read = (reader: ModelReader, changes: Partial<Parameters<typeof extractEvents>[0]> = {}) =>
  extractEvents({
    ...sampleRequest,
    reader,
    deadlineMs: 20_000,
    fetch: guarded,
    policy,
    ...changes,
  });

const byRules = expect.stringMatching(/, so the rules parser read this text\.$/);

function expectOutcome(reading: Reading, reader: ModelReader, outcome: Outcome): void {
  const { used, notice = null, events = [readLunch, readReview] } = outcome;
  if (used === "model") {
    expect(reading).toMatchObject({ parser: "llm", model: reader.model, drafts: events });
    expect(inEnglish(...reading.notices)).toBe(notice ?? "");
  } else {
    const said = used === "nothing found" ? byRules : inEnglish(failureNotice(used, reader));
    expect(reading).toMatchObject({
      parser: "rules",
      model: null,
      drafts: [readLunch, readReview],
    });
    expect(inEnglish(...reading.notices)).toEqual(said);
  }
  // Neither the provider's words nor a key reach the visitor.
  expect(JSON.stringify(reading)).not.toMatch(/raw words|4711/);
}

/** Every answer is read to its end or its connection closed, so that no socket stays open. */
async function expectNothingOpen(): Promise<void> {
  await expect.poll(() => server.openCount(), { timeout: 2000, interval: 2 }).toBe(0);
}

describe.each(modelChoices)("faults of %s (RA21)", (choice) => {
  it.each(modelFaultNames)("%s", async (fault) => {
    const reader = readerOf(choice);
    // Ollama's API has no field for a refusal.
    const outcome = modelOutcomes[choice === "ollama" && fault === "refusal" ? "refusal in words" : fault];
    server.play(choice, modelFaults[fault]);
    const attemptLimitMs = endless.has(fault) ? 100 : policy.attemptLimitMs;
    const reading = await read(reader, { policy: { ...policy, attemptLimitMs } });
    expect(server.problems).toEqual([]);
    expectOutcome(reading, reader, outcome);
    expect(server.requests).toHaveLength(outcome.callsOf?.[choice] ?? outcome.calls ?? 1);
    await expectNothingOpen();
  });

  it("connection refused", async () => {
    const gone = await startModelServer();
    await gone.close();
    const reader = readerOf(choice, gone.baseUrl(choice));
    const fetch = createGuardedFetch({ allowedPrivateOrigins: [gone.origin] });
    expectOutcome(await read(reader, { fetch }), reader, { used: "unreachable" });
  });

  it("a host name that does not resolve", async () => {
    const reader = readerOf(choice, "https://model.invalid");
    const fetch = createGuardedFetch({
      allowedPrivateOrigins: [],
      lookup: (name, _options, done) => done(Object.assign(new Error(name), { code: "ENOTFOUND" }), "", 0),
    });
    expectOutcome(await read(reader, { fetch }), reader, { used: "unreachable" });
  });

  it("an address in this machine's own network that nobody allowed", async () => {
    server.play(choice, modelFaults.success);
    const reader = readerOf(choice);
    const fetch = createGuardedFetch({ allowedPrivateOrigins: [] });
    expectOutcome(await read(reader, { fetch }), reader, { used: "address_refused" });
    expect(server.requests).toEqual([]);
  });

  it.each([301, 302, 307, 308])("redirect %i to another host", async (status) => {
    canary.play(choice, modelFaults.success);
    server.play(choice, ({ fail, request }) => fail(status, { location: canary.origin + request.path }));
    const reader = readerOf(choice);
    expectOutcome(await read(reader), reader, { used: "address_refused" });
    expect(server.requests).toHaveLength(1);
    expect(canary.requests).toEqual([]);
    await expectNothingOpen();
  });

  it("cancelled work closes the connection and rejects with the reason", async () => {
    const cancelled = new AbortController();
    const reason = new Error("The group was deleted.");
    server.play(choice, () => cancelled.abort(reason));
    await expect(read(readerOf(choice), { signal: cancelled.signal })).rejects.toBe(reason);
    await expectNothingOpen();
  });

  it("a deadline that ends during a retry", async () => {
    server.play(choice, modelFaults["503 throughout"]);
    const reader = readerOf(choice);
    const reading = await read(reader, { deadlineMs: 200, policy: { ...policy, pausesMs: [10_000] } });
    expectOutcome(reading, reader, { used: "timed_out" });
    await expectNothingOpen();
  });
});
