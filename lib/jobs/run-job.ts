import type { EventRequest, Reading } from "@/lib/extraction/extract-events";
import { describeError, log } from "@/lib/log/logger";
import { measures } from "@/lib/metrics/measures";
import { finishByRules } from "./finish-by-rules";
import { InterruptedError, interruptionOf } from "./interruption";
import type { ClaimedJob, JobTools } from "./job-tools";
import { createStandingKeeper } from "./keep-standing";
import { heartbeatMs, leaseUntil } from "./lease";
import { SlotsFullError } from "./model-slots";
import type { StandInReason } from "./notices";
import { readingColumns } from "./reading-columns";

/** Renews the claim until the job is done; a claim that is gone ends the reading. */
async function keepLease(
  { fence, group }: ClaimedJob,
  tools: JobTools,
  { controller, done }: { controller: AbortController; done: AbortSignal },
): Promise<void> {
  const { store, clock } = tools;
  for (;;) {
    await clock.wait(heartbeatMs, done);
    if (done.aborted) return;
    try {
      const until = leaseUntil({ now: clock.now(), deadlineAt: group.deadlineAt });
      if (await store.extendLease(fence, until)) continue;
      controller.abort(new InterruptedError("lost"));
      return;
    } catch (error) {
      // The lease outlives two failed renewals; if all fail, another process takes over and the fence holds.
      log("warn", { event: "lease not renewed", ...describeError(error) });
    }
  }
}

/** How much of its time a job has left. */
const timeLeftMs = ({ remainingMs, claimedAtMs }: ClaimedJob, { clock }: JobTools): number =>
  Math.max(0, claimedAtMs + remainingMs - clock.elapsedMs());

async function keepDeadline(
  job: ClaimedJob,
  tools: JobTools,
  { controller, done }: { controller: AbortController; done: AbortSignal },
): Promise<void> {
  await tools.clock.wait(timeLeftMs(job, tools), done);
  if (!done.aborted) controller.abort(new InterruptedError("deadline"));
}

/**
 * The model's own time ends this long before the deadline, since its own time-out says more than the end of
 * the whole job.
 */
const ownEndMs = 1000;

/**
 * What the model made of the text, or why the rules parser must read it; null when nobody wants the reading
 * any more.
 */
type Answer = { reading: Reading } | { standIn: StandInReason } | null;

interface Listener {
  signal: AbortSignal;
  onTurn: () => void;
  onProgress: NonNullable<EventRequest["onProgress"]>;
}

async function askModel(
  job: ClaimedJob,
  tools: JobTools,
  { signal, onTurn, onProgress }: Listener,
): Promise<Answer> {
  const { group, reader } = job;
  const ask = () => {
    onTurn();
    return tools.read({
      text: group.sourceText,
      nowMs: group.createdAt.getTime(),
      timeZone: group.timezone,
      language: group.language,
      caller: { address: "", visitorId: group.visitorId },
      useModel: true,
      reader,
      signal,
      onProgress,
      deadlineMs: Math.max(0, timeLeftMs(job, tools) - ownEndMs),
    });
  };
  try {
    return { reading: await tools.slots.run(ask, signal) };
  } catch (error) {
    const interruption = interruptionOf(signal);
    if (interruption === "deadline") return { standIn: "late" };
    if (interruption === "stopping" && reader.keyFrom === "visitor") return { standIn: "keyGone" };
    if (interruption !== null) return null;
    if (error instanceof SlotsFullError) return { standIn: "busy" };
    log("error", { event: "model reading failed", ...describeError(error) });
    return { standIn: "failed" };
  }
}

/** Stores an answer; false when the group no longer belongs to this attempt. */
async function storeAnswer(
  job: ClaimedJob,
  answer: NonNullable<Answer>,
  { tools, processingMs }: { tools: JobTools; processingMs: number },
): Promise<boolean> {
  const { group, fence } = job;
  if ("standIn" in answer) {
    return finishByRules(job, { reason: answer.standIn, processingMs, onlyIfAbandoned: false, tools });
  }
  return tools.store.finishGroup(fence, {
    visitorId: group.visitorId,
    now: tools.clock.now(),
    columns: readingColumns(answer.reading, processingMs),
    drafts: answer.reading.drafts,
    onlyIfAbandoned: false,
  });
}

/**
 * Reads the text of a claimed group with its model, within its time, and closes the group; the rules parser
 * stands in where the model cannot (SPEC D8). A group that was taken over or deleted meanwhile is left as it
 * is. When the process stops, a reading that needs no key of the visitor's is handed back for another
 * process. Provisional results are kept with the group, the rules parser's reading first. Never rejects: it
 * runs after an answer was sent, and a group that could not be stored is taken over by a later poll.
 */
export async function runJob(job: ClaimedJob, tools: JobTools): Promise<void> {
  const { running } = tools;
  const entry = running.add(job.group.id);
  const { controller } = entry;
  const ending = new AbortController();
  const scope = { controller, done: ending.signal };
  const standing = createStandingKeeper(job, tools);
  const watches = [
    keepLease(job, tools, scope),
    keepDeadline(job, tools, scope),
    standing.run({ done: ending.signal, onFirst: entry.noteStanding }),
  ];
  try {
    const onTurn = () => {
      entry.isReading = true;
    };
    const listener = { signal: controller.signal, onTurn, onProgress: standing.tell };
    const answer = await askModel(job, tools, listener);
    if (answer !== null) {
      const processingMs = job.waitedMs + tools.clock.elapsedMs() - job.claimedAtMs;
      const isStored = await storeAnswer(job, answer, { tools, processingMs });
      const parser = "standIn" in answer ? "rules" : answer.reading.parser;
      const read = "standIn" in answer ? answer.standIn : "read";
      measures()?.reading(parser, isStored ? read : "discarded");
      log("info", {
        event: isStored ? "group read" : "reading discarded",
        parser,
        durationMs: Math.round(processingMs),
        ...("standIn" in answer && { outcome: answer.standIn }),
      });
    } else if (interruptionOf(controller.signal) === "stopping") {
      await tools.store.releaseLease(job.fence);
    }
  } catch (error) {
    log("error", { event: "group not stored", ...describeError(error) });
  } finally {
    ending.abort();
    running.remove(job.group.id, entry);
    await Promise.all(watches);
  }
}
