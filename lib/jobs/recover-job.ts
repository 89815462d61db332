import type { OpenJob } from "@/lib/stores/group-columns";
import { finishByRules } from "./finish-by-rules";
import type { ClaimedJob, JobTools } from "./job-tools";
import { attemptsMax, isLeaseDead, latestLeaseEnd, leaseUntil } from "./lease";
import type { StandInReason } from "./notices";

/**
 * What happened to a group that was found open: left to its owner, closed now, or claimed to be read again.
 */
type Recovery = { kind: "left" } | { kind: "closed" } | { kind: "claimed"; job: ClaimedJob };

interface Progress {
  now: Date;
  deadlineAt: Date;
  /** Neither is below 0, and the remaining time is at most the whole, whatever the clock did meanwhile. */
  waitedMs: number;
  remainingMs: number;
}

function progressOf(job: OpenJob, { clock, deadlineMs }: JobTools): Progress {
  const now = clock.now();
  const deadlineAt = job.deadlineAt ?? new Date(job.createdAt.getTime() + deadlineMs);
  // A group with a time in the future was stored before the clock stepped back: how long it has waited is
  // unknown.
  const isTimeKnown = job.createdAt <= latestLeaseEnd(now);
  const leftMs = isTimeKnown ? deadlineAt.getTime() - now.getTime() : 0;
  const remainingMs = Math.min(deadlineMs, Math.max(0, leftMs));
  const waitedMs = Math.max(0, now.getTime() - job.createdAt.getTime());
  return { now, deadlineAt, waitedMs, remainingMs };
}

/** Why no model may be asked again; null when a model may be asked. */
function reasonAgainst(job: OpenJob, { remainingMs }: Progress): StandInReason | null {
  if (job.readerKeyFrom === "visitor") return "keyGone";
  if (job.attempts >= attemptsMax) return "exhausted";
  return remainingMs === 0 ? "late" : null;
}

/**
 * Looks after a group that a poll found open. A live owner is left alone. An abandoned group is closed at
 * once by the rules parser when its model cannot be asked again: its key was the visitor's and died with its
 * process (SPEC D8), its time is over, or three attempts were made. Otherwise this process claims it.
 */
export async function recoverJob(groupId: string, tools: JobTools): Promise<Recovery> {
  const { store, owner, running } = tools;
  // A reading in this process is alive, even if a clock jump makes its lease look dead; its own time limits
  // it.
  if (running.has(groupId)) return { kind: "left" };
  const job = await store.findOpenJob(groupId);
  if (job === null) return { kind: "closed" };
  const progress = progressOf(job, tools);
  const { now, deadlineAt, waitedMs, remainingMs } = progress;
  if (!isLeaseDead(job.leaseExpiresAt, now)) return { kind: "left" };
  const seen = { groupId, owner: job.leaseOwner, attempt: job.attempts };
  const group = { ...job, deadlineAt };
  const against = reasonAgainst(job, progress);
  const reader = against === null ? tools.readerAgain(job, now) : null;
  if (reader === null) {
    const reason = against ?? "modelGone";
    await finishByRules(
      { group, fence: seen },
      { reason, processingMs: waitedMs, onlyIfAbandoned: true, tools },
    );
    return { kind: "closed" };
  }
  const claim = { owner, now, leaseExpiresAt: leaseUntil({ now, deadlineAt }) };
  if (!(await store.claimGroup(seen, claim))) return { kind: "left" };
  const fence = { groupId, owner, attempt: job.attempts + 1 };
  const claimedAtMs = tools.clock.elapsedMs();
  return { kind: "claimed", job: { group, fence, reader, waitedMs, remainingMs, claimedAtMs } };
}
