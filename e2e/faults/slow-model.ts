import assert from "node:assert/strict";
import { type MachineWatch, watchMachine } from "@/e2e/testing/machine-watch";
import { startModelServer } from "@/e2e/testing/model-server";
import { halvesOf, streamOf, streamType } from "@/e2e/testing/model-stream";
import type { ProofContext } from "@/e2e/testing/proof";
import { createProofVisitor, type ProofVisitor } from "@/e2e/testing/proof-visitor";
import { answerOf, lunch, review, sampleText } from "@/lib/testing/sample-answer";
import type { Group } from "@/lib/wire/group-schema";

const runningMax = 8;
const titles = new Set(["Lunch with Ana", "Design review"]);

const quantile = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** How long a request took, without the time in which an idle server beside it was late as well. */
async function timed<T>(
  { durations, machine }: { durations: number[]; machine: MachineWatch },
  send: () => Promise<T>,
): Promise<T> {
  const startedMs = performance.now();
  const result = await send();
  const endedMs = performance.now();
  durations.push(endedMs - startedMs - machine.stalledMs(startedMs, endedMs));
  return result;
}

interface Load {
  origin: string;
  visitor: ProofVisitor;
  total: number;
}

/**
 * Sends texts four at a time, each followed by a poll for an earlier one. Returns the groups' ids, how long
 * both took, and who read the events so far of unfinished groups (SPEC B15).
 */
async function sendTexts({ origin, visitor, total }: Load) {
  const creates: number[] = [];
  const polls: number[] = [];
  const ids: string[] = [];
  const standing = { rules: 0, llm: 0, nobody: 0 };
  const machine = await watchMachine();
  let begun = 0;
  const sendSome = async () => {
    while (begun < total) {
      begun += 1;
      const body = { text: sampleText, timezone: "Europe/Paris" };
      const group = await timed({ durations: creates, machine }, () => visitor.create(origin, { body }));
      assert.equal(group.processing_complete, false);
      ids.push(group.id);
      const earlier = ids[Math.floor(ids.length / 2)] ?? group.id;
      const status = await timed({ durations: polls, machine }, () => visitor.readStatus(origin, earlier));
      if (!status.processing_complete) standing[status.so_far[0]?.parser ?? "nobody"] += 1;
      assert.ok(status.so_far.every(({ title }) => titles.has(title)));
    }
  };
  await Promise.all(Array.from({ length: 4 }, sendSome));
  machine.stop();
  return { ids, creates, polls, standing };
}

/**
 * The fake model, with a set delay; `most()` is the largest number of questions that it had at the same time.
 */
async function startSlowModel(answerAfterMs: number) {
  const model = await startModelServer();
  let most = 0;
  model.play("gpt4o", async ({ choice, response }) => {
    // The end of an abandoned connection may become visible a moment after the next question.
    await new Promise((resolve) => setTimeout(resolve, answerAfterMs / 10));
    most = Math.max(most, model.openCount());
    const [first, rest] = halvesOf(streamOf(choice, answerOf(lunch, review)));
    response.writeHead(200, { "content-type": streamType(choice) });
    response.write(first.join(""));
    await new Promise((resolve) => setTimeout(resolve, answerAfterMs * 0.9));
    response.end(rest.join(""));
  });
  return { model, most: () => most };
}

/**
 * RA20 and RA12: nobody waits for a slow model, neither those who send texts nor those who poll. It gets at
 * most eight questions at once; every group is read in the end, by the model or, if that would take too long,
 * by the rules parser.
 */
export async function proveSlowModel({ startServer, count, note }: ProofContext): Promise<void> {
  const { model, most } = await startSlowModel(count(2000, 30_000));
  const deadlineSeconds = count(8, 60);
  const total = count(40, 200);
  const environment = {
    OPENAI_API_KEY: "sk-of-the-server",
    OPENAI_BASE_URL: model.baseUrl("gpt4o"),
    LLM_DEADLINE_SECONDS: String(deadlineSeconds),
  };
  try {
    const { origin } = await startServer({ environment });
    const visitor = createProofVisitor();
    const { ids, creates, polls, standing } = await sendTexts({ origin, visitor, total });
    const groups: Group[] = [];
    for (const id of ids) groups.push(await visitor.readWhenOver(origin, id, (deadlineSeconds + 5) * 1000));
    const byModel = groups.filter(({ parser }) => parser === "llm").length;
    note("creates", `p99 ${Math.round(quantile(creates, 0.99))} ms`);
    note("polls", `p99 ${Math.round(quantile(polls, 0.99))} ms`);
    note("standing when polled", JSON.stringify(standing));
    note("read by the model", `${byModel} of ${total}, at most ${most()} at once`);
    assert.ok(groups.every(({ events, processing_complete }) => processing_complete && events.length === 2));
    assert.ok(groups.every(({ parser, notice }) => (parser === "llm") === (notice === null)));
    assert.ok(byModel >= runningMax);
    assert.ok(standing.rules > 0 && standing.nobody <= total / 10, "tiles that are not there");
    assert.ok(most() <= runningMax);
    // The short form runs beside other tests on a busy machine: there the model's time is the limit.
    assert.ok(quantile(creates, 0.99) < count(2000, 1000));
    assert.ok(quantile(polls, 0.99) < count(2000, 300));
  } finally {
    await model.close();
  }
}
