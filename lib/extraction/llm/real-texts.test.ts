import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import { type RealText, realTexts } from "@/e2e/texts/real-texts";
import { rulesReadOtherwise } from "@/lib/extraction/llm/answer/other-readings";
import { createGuardedFetch } from "@/lib/outbound/guarded-fetch";
import { extractEvents } from "@/lib/readings/process-extractor";
import { inEnglish } from "@/lib/testing/in-english";
import { answerOf, sampleNowMs } from "@/lib/testing/sample-answer";
import type { ModelReader } from "./reader";

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});

afterAll(() => server.close());

const read = ({ text, language }: RealText, reader: ModelReader | null) =>
  extractEvents({
    text,
    language,
    nowMs: sampleNowMs,
    timeZone: "Europe/Paris",
    useModel: reader !== null,
    reader,
    fetch: createGuardedFetch({ allowedPrivateOrigins: [server.origin] }),
  });

function readByModel(real: RealText) {
  const reader = { provider: "gpt4o", model: "gpt-4o", apiKey: "key", keyFrom: "server" } as const;
  server.play("gpt4o", ({ answer }) => answer(answerOf(...real.answer)));
  return read(real, { ...reader, baseUrl: server.baseUrl("gpt4o") });
}

/** How many of the expected events were found with exactly their times. */
const rightTimes = (found: { start: string; end: string | null }[], { expected }: RealText) =>
  expected.filter((event) =>
    found.some(({ start, end }) => start === event.start && end === (event.end ?? null)),
  ).length;

describe.each(realTexts)("$name", (real) => {
  it("is read correctly by a model", async () => {
    const reading = await readByModel(real);
    expect(server.problems).toEqual([]);
    expect(reading).toMatchObject({ parser: "llm", notices: [], drafts: real.expected });
  });

  it(`is ${real.isReadByRules === true ? "read by" : "beyond"} the rules parser`, async () => {
    const { drafts } = await read(real, null);
    expect(rightTimes(drafts, real) === real.expected.length).toBe(real.isReadByRules === true);
  });
});

describe("where the rules parser reads another time", () => {
  it("the events offer it as an alternative", async () => {
    const offered: string[] = [];
    for (const real of realTexts) {
      for (const { title, start, alternatives } of (await readByModel(real)).drafts) {
        const others = alternatives.filter(({ reason }) => reason.code === rulesReadOtherwise.code);
        offered.push(...others.map(({ label }) => `${title} ${start}, or ${inEnglish(label)}`));
      }
    }
    expect(offered).toEqual(["Retro 2026-11-23T11:00, or 9:00 AM"]);
  });
});

describe("the times that a model left out", () => {
  it("are reported with the reasons of the rules parser", async () => {
    const [thread] = realTexts;
    if (thread === undefined) throw new Error("There is no text.");
    const { unread } = await readByModel(thread);
    expect(unread.map(({ quote, reason }) => `${quote}: ${reason}`)).toEqual([
      "Thursday: called-off",
      "Wed: quoted",
      "Thursday 10:30: quoted",
    ]);
  });
});
