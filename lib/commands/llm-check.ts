import "./load-environment";
import { parseArgs } from "node:util";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import { modelChoices } from "@/lib/wire/choices";
import { checkText, checkTexts, findChoice, findServerReader } from "./check-model";

/**
 * `npm run llm:check -- --provider NAME`: sends three texts to a real provider with the environment's key.
 */
const usage = `Usage: npm run llm:check -- --provider ${modelChoices.join("|")}`;

async function run(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { provider: { type: "string" } } });
  const choice = findChoice(values.provider ?? "");
  if (choice === null) throw new Error(usage);
  // Imported only after .env was read.
  const { environment } = await import("@/lib/env");
  const { ownModels } = await import("@/lib/readings/server-models");
  const { outboundFetch } = await import("@/lib/outbound/outbound-fetch");
  const nowMs = Date.now();
  const reader = findServerReader(choice, ownModels(nowMs));
  const check = {
    reader,
    nowMs,
    timeZone: visitorTimeZone(),
    send: outboundFetch,
    deadlineMs: environment.LLM_DEADLINE_SECONDS * 1000,
  };
  console.log(`${reader.model} at ${new URL(reader.baseUrl).host}\n`);
  for (const question of checkTexts) {
    const { lines, isAnswered } = await checkText(question, check);
    console.log([question.text, ...lines, ""].join("\n"));
    if (!isAnswered) process.exitCode = 1;
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
