import type { EventRequest, Reading } from "@/lib/extraction/extract-events";
import type { ModelReader } from "@/lib/extraction/llm/reader";
import type { JobClock } from "./clock";
import type { OpenJob } from "./data";
import type { ModelSlots } from "./model-slots";
import type { Fence, Finish } from "./mutations";
import type { RunningJobs } from "./running-jobs";

/** The database as the engine uses it; `lib/jobs/data.ts` and `mutations.ts` are it. */
export interface JobStore {
  findOpenJob(groupId: string): Promise<OpenJob | null>;
  claimGroup(seen: Fence, claim: { owner: string; now: Date; leaseExpiresAt: Date }): Promise<boolean>;
  extendLease(fence: Fence, leaseExpiresAt: Date): Promise<boolean>;
  releaseLease(fence: Fence): Promise<void>;
  finishGroup(fence: Fence, finish: Finish): Promise<boolean>;
}

export type ReadText = (request: EventRequest) => Promise<Reading>;

/** Everything outside the engine, so that a test can hold all of it. */
export interface JobTools {
  store: JobStore;
  clock: JobClock;
  read: ReadText;
  slots: ModelSlots;
  running: RunningJobs;
  /** This process, among those that share the database. */
  owner: string;
  /** How long a reading may take, takeovers included. */
  deadlineMs: number;
  /** The reader of an earlier attempt, as this server would have it now; null when it cannot be asked again. */
  readerAgain(job: OpenJob, now: Date): ModelReader | null;
}

/** A text that is to be read, by the columns of its group. */
export type JobGroup = Pick<
  OpenJob,
  "id" | "visitorId" | "sourceText" | "timezone" | "language" | "createdAt"
> & { deadlineAt: Date };

/** A group that this process has claimed. */
export interface ClaimedJob {
  group: JobGroup;
  fence: Fence;
  reader: ModelReader;
  /** How long the group existed before this attempt, and how much of its time is left. */
  waitedMs: number;
  remainingMs: number;
  /** When it was claimed, by the clock that only goes forward. */
  claimedAtMs: number;
}
