import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelFaults } from "@/e2e/testing/model-faults";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import { parseEnvironment } from "@/lib/env";
import { readServerModels } from "@/lib/extraction/llm/server-models";
import { createGuardedFetch } from "@/lib/outbound/guarded-fetch";
import { answerOf, lunch, sampleNowMs, sampleText } from "@/lib/testing/sample-answer";
import { checkText, checkTexts, findChoice, findServerReader } from "./check-model";

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});

afterAll(() => server.close());

const readerFor = (variables: Record<string, string>) =>
  findServerReader("claude", readServerModels(sampleNowMs, parseEnvironment(variables)));

const check = () => ({
  reader: readerFor({ ANTHROPIC_API_KEY: "key", ANTHROPIC_BASE_URL: server.origin }),
  nowMs: sampleNowMs,
  timeZone: "Europe/Paris",
  send: createGuardedFetch({ allowedPrivateOrigins: [server.origin] }),
  deadlineMs: 10_000,
});

describe("llm:check", () => {
  it("finds a provider by each of its names", () => {
    expect(["gpt4o", "OpenAI", "anthropic", "Claude", "qwen", "ollama"].map(findChoice)).toEqual([
      "gpt4o",
      "gpt4o",
      "claude",
      "claude",
      "qwen",
      "ollama",
    ]);
    expect(findChoice("")).toBeNull();
  });

  it("says which key is missing", () => {
    expect(() => readerFor({})).toThrow(
      "There is no key for Claude: set ANTHROPIC_API_KEY in the environment or in .env.",
    );
  });

  it("prints what came back, what was refused, and the tokens used", async () => {
    server.play("claude", ({ answer }) =>
      answer(answerOf({ ...lunch, venue: "Ritz", start: "2026-11-22T13:00" })),
    );
    const { lines, isAnswered } = await checkText({ text: sampleText, language: "en" }, check());
    expect(isAnswered).toBe(true);
    expect(lines.slice(0, -1)).toEqual([
      "  Lunch with Ana: 2026-11-22T12:00 Europe/Paris",
      "    venue: Café Luz",
      "    people: Ana",
      "    or: 1:00 PM (The language model read these words another way.)",
      '  refused, not in the text: venue "Ritz"',
    ]);
    expect(lines.at(-1)).toMatch(/^ {2}\d+\.\d s, 700 tokens in, 90 out$/);
  });

  it("prints the kind of a failure", async () => {
    server.play("claude", modelFaults["401, key not accepted"]);
    const [question = { text: "", language: "en" }] = checkTexts;
    expect(await checkText(question, check())).toEqual({
      lines: ["  failed: unauthorized"],
      isAnswered: false,
    });
  });
});
