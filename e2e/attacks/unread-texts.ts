import assert from "node:assert/strict";
import { createCaller } from "@/e2e/testing/api-caller";
import { modelFaults } from "@/e2e/testing/model-faults";
import { startModelServer } from "@/e2e/testing/model-server";
import type { ProofContext } from "@/e2e/testing/proof";
import { createProofVisitor } from "@/e2e/testing/proof-visitor";
import { runScript } from "@/e2e/testing/run-script";

/** Texts that made the parser throw, one for each place in its code. */
const brokenOnce = [
  "Call at 5pm Europe/Pariss",
  "5pm Europe/Foo",
  "meet tomorrow 17:00 Asia/Bombai",
  "call at 5pm GMT-13:00",
  "2026-12-05T16:00+19:00",
  "in 999999999999999999999 hours",
  "at 24 - Easter 366",
  "sunday - sunday at 24",
];
const readWithinMs = 20_000;

/** The same texts, for a model that fails: the rules parser takes over and says so. */
async function proveStandIn({ startServer }: ProofContext): Promise<void> {
  const model = await startModelServer();
  model.play("gpt4o", modelFaults["401, key not accepted"]);
  try {
    const environment = { OPENAI_API_KEY: "sk-of-the-server", OPENAI_BASE_URL: model.baseUrl("gpt4o") };
    const { origin } = await startServer({ environment });
    const visitor = createProofVisitor();
    const read = async (text: string): Promise<void> => {
      const { id } = await visitor.create(origin, { body: { text, timezone: "UTC", model: "gpt4o" } });
      const group = await visitor.readWhenOver(origin, id, readWithinMs);
      assert.match(`${group.notice}`, /so the rules parser read this text/, text);
      assert.doesNotMatch(`${group.processing_error}`, /Internal server error|could not be read/, text);
    };
    // They wait for the model beside each other.
    await Promise.all(brokenOnce.map(read));
  } finally {
    await model.close();
  }
}

/** How many processes read the generated texts, each its share of them. */
const readers = 2;

/** Reads generated texts as `npm run fuzz:parser` does. */
async function proveFuzzed(texts: number, seed: number): Promise<void> {
  const shares = Array.from({ length: readers }, (_, at) =>
    runScript("e2e/attacks/fuzz-parser.ts", ["--count", `${texts / readers}`, "--seed", `${seed + at}`]),
  );
  await Promise.all(shares);
}

async function proveAnswered({ startServer }: ProofContext): Promise<void> {
  const { origin } = await startServer();
  const caller = createCaller(origin);
  for (const text of brokenOnce) {
    const group = await caller.create(text, { timezone: "UTC" });
    assert.doesNotMatch(`${group.processing_error}`, /Internal server error|could not be read/, text);
  }
}

/**
 * RA41: no exception of the reader reaches a person. This many generated texts are read without an exception,
 * into valid values and words of the text; texts that once failed are answered.
 */
export async function proveUnreadTexts(context: ProofContext): Promise<void> {
  const { seed, count, note } = context;
  const texts = count(3000, 200_000);
  await Promise.all([proveFuzzed(texts, seed), proveAnswered(context), proveStandIn(context)]);
  note("texts", texts);
}
