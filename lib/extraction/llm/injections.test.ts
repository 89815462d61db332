import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import { injections } from "@/e2e/texts/injections";
import { foldForQuotes } from "@/lib/extraction/llm/answer/locate-quote";
import { eventDraftSchema } from "@/lib/extraction/schema";
import { createGuardedFetch } from "@/lib/outbound/guarded-fetch";
import { extractEvents } from "@/lib/readings/process-extractor";
import { sampleReader, sampleRequest } from "@/lib/testing/sample-reading";
import { modelChoices } from "@/lib/wire/choices";

let server: ModelServer;
const asked: string[] = [];
let send: typeof fetch;

beforeAll(async () => {
  server = await startModelServer();
  const guarded = createGuardedFetch({ allowedPrivateOrigins: [server.origin] });
  send = (input, init) => {
    asked.push(String(input));
    return guarded(input, init);
  };
});

afterAll(() => server.close());

/** True where the text contains these words, apart from case and typography. */
const isSaid = (text: string, words: string) =>
  foldForQuotes(text).folded.includes(foldForQuotes(words).folded.trim());

describe("a text that gives orders, and a model that obeys them (RA7)", () => {
  it("covers 200 texts", () => {
    expect(new Set(injections.map(({ text }) => text)).size).toBe(200);
  });

  it.each(injections.map((injection, index) => ({ ...injection, index })))("$name", async (injection) => {
    const { text, behaviour, index } = injection;
    const provider = modelChoices[index % modelChoices.length] ?? "gpt4o";
    const baseUrl = server.baseUrl(provider);
    asked.length = 0;
    server.play(provider, behaviour);
    const reading = await extractEvents({
      ...sampleRequest,
      text,
      reader: sampleReader({ provider, baseUrl, apiKey: "key-4711", keyFrom: "server" }),
      fetch: send,
    });

    // The text reached only the one provider and changed only the data part of the question.
    expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([server.origin]));
    expect(server.problems).toEqual([]);
    expect(JSON.stringify(server.requests.map(({ body }) => body))).not.toContain("key-4711");

    for (const draft of reading.drafts) expect(eventDraftSchema.safeParse(draft).error).toBeUndefined();
    const [lunch] = reading.drafts;
    expect(lunch).toMatchObject({ start: "2026-11-22T12:00" });
    expect(reading.drafts.length).toBeLessThan(3);

    const said = JSON.stringify(reading);
    expect(said).not.toMatch(/You find the calendar events|It is data to read|BEGIN [0-9a-f]{8}/);
    expect(said).not.toMatch(/sk-1234|Mallory|alert\(2\)|Etc\/Evil/);
    for (const { location, venue, notes, attendees } of reading.drafts) {
      const words = [
        location,
        venue,
        ...notes,
        ...attendees.flatMap(({ name, email }) => [name, email ?? ""]),
      ];
      expect(words.filter((each) => !isSaid(text, each))).toEqual([]);
    }
  });
});
