import type { ModelReader } from "@/lib/extraction/llm/reader";
import type { RunAfter } from "@/lib/log/run-after";
import type { JobGroup, JobTools } from "./job-tools";
import { leaseUntil } from "./lease";
import { recoverJob } from "./recover-job";
import { runJob } from "./run-job";

/** A group that is about to be stored, with its first claim. */
interface FirstClaim {
  columns: ReturnType<typeof claimColumns>;
  /** Reads the text once the group is stored. Never rejects. */
  read(group: Omit<JobGroup, "deadlineAt">): Promise<void>;
}

/** The reading of texts by models after the answers are sent (SPEC A21). */
export interface JobEngine {
  /** Claims a new group for this process; its time begins now. */
  claim(reader: ModelReader): FirstClaim;
  /**
   * Looks after a group that a poll found open: where nobody works on it any more, closes it at once or has
   * it read again after the poll's answer. True when the group is no longer open.
   */
  recover(groupId: string, runAfter: RunAfter): Promise<boolean>;
  /**
   * Waits for the first provisional result of a reading that has just begun here (SPEC B15), which takes a
   * few milliseconds, and never for long. False where there is nothing to wait for.
   */
  waitForStanding(groupId: string): Promise<boolean>;
}

/** The rules parser reads most texts in a few milliseconds; a poll does not wait for longer readings. */
const standingWaitMs = 300;

function claimColumns({ clock, deadlineMs, owner }: JobTools, reader: ModelReader) {
  const now = clock.now();
  const deadlineAt = new Date(now.getTime() + deadlineMs);
  return {
    state: "processing",
    error: null,
    parser: "llm",
    model: reader.model,
    notice: null,
    leaseOwner: owner,
    leaseExpiresAt: leaseUntil({ now, deadlineAt }),
    attempts: 1,
    deadlineAt,
    readerProvider: reader.provider,
    readerModel: reader.model,
    readerBaseUrl: reader.baseUrl,
    readerKeyFrom: reader.keyFrom,
  };
}

/** Makes an engine from these tools; a process has one. */
export function createJobEngine(tools: JobTools): JobEngine {
  const { clock, owner, deadlineMs } = tools;
  return {
    claim: (reader) => {
      const claimedAtMs = clock.elapsedMs();
      const columns = claimColumns(tools, reader);
      return {
        columns,
        read: (group) =>
          runJob(
            {
              group: { ...group, deadlineAt: columns.deadlineAt },
              fence: { groupId: group.id, owner, attempt: columns.attempts },
              reader,
              waitedMs: 0,
              remainingMs: deadlineMs,
              claimedAtMs,
            },
            tools,
          ),
      };
    },
    recover: async (groupId, runAfter) => {
      const recovery = await recoverJob(groupId, tools);
      if (recovery.kind === "claimed") runAfter(() => runJob(recovery.job, tools));
      return recovery.kind === "closed";
    },
    waitForStanding: async (groupId) => {
      const first = tools.running.firstStanding(groupId);
      if (first === null) return false;
      const ending = new AbortController();
      await Promise.race([first, clock.wait(standingWaitMs, ending.signal)]);
      ending.abort();
      return true;
    },
  };
}
