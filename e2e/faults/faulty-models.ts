import assert from "node:assert/strict";
import { type ModelFault, modelFaultNames, modelFaults } from "@/e2e/testing/model-faults";
import { modelOutcomes, noticeOf } from "@/e2e/testing/model-outcomes";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import type { ProofContext } from "@/e2e/testing/proof";
import { createProofVisitor } from "@/e2e/testing/proof-visitor";
import { modelProviders } from "@/lib/models/registry";
import { sampleText } from "@/lib/testing/sample-answer";
import { type ModelChoice, modelChoices } from "@/lib/wire/choices";
import type { SoFar } from "@/lib/wire/group-schema";

/** Faults that are over within seconds, one of each way that a reading can end. */
const shortFaults: ModelFault[] = [
  "success",
  "an answer that is not streamed",
  "stream cut in its middle, then success",
  "broken JSON behind an event",
  "a quote that is not in the text",
  "401, key not accepted",
  "500, then success",
  "HTML instead of JSON",
  "JSON against the schema",
  "empty list",
];
/**
 * The server's default deadline, which a model may use up, plus the second of the rules parser and a poll or
 * two.
 */
const withinMs = 66_000;

interface FaultyModel {
  choice: ModelChoice;
  model: ModelServer;
}

/** Starts a fake model of each provider, so that the five can be asked side by side. */
const startModels = (): Promise<FaultyModel[]> =>
  Promise.all(modelChoices.map(async (choice) => ({ choice, model: await startModelServer() })));

/** The environment in which the operator has set up every provider at its fake. */
function environmentOf(models: readonly FaultyModel[]): Record<string, string> {
  const variables = models.flatMap(({ choice, model }) => {
    const { models, settings } = modelProviders[choice];
    const address = [
      { name: settings.baseUrl, value: model.baseUrl(choice) },
      { name: settings.model, value: models[0] },
    ];
    return settings.apiKey === null
      ? address
      : [...address, { name: settings.apiKey, value: "key-4711-of-the-server" }];
  });
  return Object.fromEntries(variables.map(({ name, value }) => [name, value]));
}

/**
 * Requires that no event so far contains an invention of the model: every word of its title occurs in the
 * text.
 */
function requireOfText(soFar: readonly SoFar[], what: string): void {
  const words = new Set(sampleText.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  for (const { title } of soFar) {
    const invented = (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !words.has(word));
    assert.deepEqual(invented, [], what);
  }
}

/**
 * Plays one fault to a text that two tabs of its visitor poll for; both get the same end, which is the
 * expected one.
 */
async function proveFault(origin: string, { choice, model }: FaultyModel, fault: ModelFault): Promise<void> {
  const what = `${choice}: ${fault}`;
  model.play(choice, modelFaults[fault]);
  const visitor = createProofVisitor();
  const { id } = await visitor.create(origin, { body: { text: sampleText, model: choice } });
  const poll = () => visitor.readWhenOver(origin, id, withinMs);
  const [group, again, soFar] = await Promise.all([poll(), poll(), visitor.watchSoFar(origin, id)]);
  assert.deepEqual(again, group, what);
  requireOfText(soFar, what);
  // Ollama's API has no field for a refusal.
  const played = choice === "ollama" && fault === "refusal" ? "refusal in words" : fault;
  const keyFrom = choice === "ollama" ? "none" : "server";
  const baseUrl = model.baseUrl(choice);
  const reader = { provider: choice, model: modelProviders[choice].models[0], baseUrl, keyFrom } as const;
  assert.equal(group.parser, modelOutcomes[played].used === "model" ? "llm" : "rules", what);
  assert.equal(group.notice, noticeOf(played, reader), what);
  assert.ok(group.processing_complete && group.events.length > 0, what);
  assert.doesNotMatch(JSON.stringify(group), /raw words|key-4711/, what);
  assert.deepEqual(model.problems, [], what);
}

/**
 * RA21: whatever goes wrong between this server and a model, every text ends within its deadline, in the
 * state and with the sentence that lib/extraction/llm/README.md lists for the fault. Each tab that polls gets
 * the same, without a word of the provider's, and never anything that is not in the text. The short form
 * plays a few faults; the long form plays all of them with their real pauses.
 */
export async function proveFaultyModels({ startServer, count, note }: ProofContext): Promise<void> {
  const models = await startModels();
  const faults = modelFaultNames.filter((fault) => shortFaults.includes(fault) || count(0, 1) === 1);
  try {
    const { origin, output } = await startServer({ environment: environmentOf(models) });
    await Promise.all(
      models.map(async (faulty) => {
        for (const fault of faults) await proveFault(origin, faulty, fault);
      }),
    );
    assert.doesNotMatch(output(), /raw words|key-4711/);
    note("texts", models.length * faults.length);
  } finally {
    for (const { model } of models) await model.close();
  }
}
