import type { Reading } from "@/lib/extraction/extract-events";
import type { ModelReader } from "@/lib/extraction/llm/reader";
import { insertGroup } from "@/lib/groups/mutations";
import { createId } from "@/lib/ids/create-id";
import { createJobEngine, type JobEngine } from "@/lib/jobs/engine";
import { jobStore } from "@/lib/jobs/job-store";
import type { JobTools, ReadText } from "@/lib/jobs/job-tools";
import { createModelSlots } from "@/lib/jobs/model-slots";
import { createRunningJobs } from "@/lib/jobs/running-jobs";
import { extractEvents } from "@/lib/readings/process-extractor";
import { createAnswerTasks } from "./answer-tasks";
import { createManualClock, letRun, type ManualClock } from "./manual-clock";
import { sampleDraft } from "./sample-draft";

export const benchStart = new Date("2026-11-20T12:00:00Z");

/** The fake model's answer: an event for each of these titles. */
export const modelReading = (...titles: string[]): Reading => ({
  drafts: titles.map((title) => sampleDraft({ title })),
  parser: "llm",
  model: "fake-1",
  notices: [],
  undated: null,
  offered: [],
  unread: [{ quote: "9am", start: 20, end: 23, reason: "unclear" }],
  failure: null,
});

/** A question to the fake model that awaits its answer. */
interface Question {
  signal: AbortSignal;
  answer(title: string): void;
  /** Reports that these events of the answer are complete. */
  progress(...titles: string[]): void;
  fail(error: Error): void;
}

export const serverReader: ModelReader = {
  provider: "gpt4o",
  model: "fake-1",
  baseUrl: "http://127.0.0.1:9/v1",
  apiKey: "server-key",
  keyFrom: "server",
};
export const visitorReader: ModelReader = { ...serverReader, apiKey: "visitor-key", keyFrom: "visitor" };

/**
 * A simulated process: a job engine over the real database, with a manual clock and a model that answers on
 * demand.
 */
interface JobBench {
  engine: JobEngine;
  clock: ManualClock;
  questions: Question[];
  tools: JobTools;
  /** Stores a group for a model and begins to read it; resolves to its id once the model is asked. */
  begin(reader: ModelReader): Promise<string>;
  /** Polls for a group in this process. */
  poll(groupId: string): Promise<boolean>;
  /** Resolves when every reading of this process is over. */
  done(): Promise<void>;
}

export const benchText = "Standup tomorrow at 9am";
export const benchVisitorId = "a visitor of the job engine";

/** Creates a simulated process; processes that share a clock are on the same machine. */
export function createJobBench(given: Partial<JobTools> & { clock?: ManualClock } = {}): JobBench {
  const questions: Question[] = [];
  const clock = given.clock ?? createManualClock(benchStart);
  const read: ReadText = (request) => {
    const { signal } = request;
    if (!request.useModel || signal === undefined) return extractEvents(request);
    return new Promise((resolve, reject) => {
      questions.push({
        signal,
        answer: (title) => resolve(modelReading(title)),
        progress: (...titles) => request.onProgress?.(async () => modelReading(...titles)),
        fail: reject,
      });
    });
  };
  const tools: JobTools = {
    store: jobStore,
    read,
    slots: createModelSlots({ runningMax: 8, waitingMax: 100 }),
    running: createRunningJobs(),
    owner: createId(),
    deadlineMs: 60_000,
    readerAgain: (job) => (job.readerKeyFrom === "server" ? serverReader : null),
    ...given,
    clock,
  };
  const engine = createJobEngine(tools);
  const { runAfter, done } = createAnswerTasks();
  const begin = async (reader: ModelReader) => {
    const claim = engine.claim(reader);
    const row = await insertGroup({
      visitorId: benchVisitorId,
      now: clock.now(),
      request: null,
      group: { id: createId(), sourceText: benchText, timezone: "UTC", language: "en", ...claim.columns },
    });
    if (row === null) throw new Error("The group was not stored.");
    runAfter(() => claim.read(row));
    await letRun();
    return row.id;
  };
  const poll = (groupId: string) => engine.recover(groupId, runAfter);
  return { engine, clock, questions, tools, begin, poll, done };
}
