import type { EventRequest, Reading } from "@/lib/extraction/extract-events";
import type { ModelReader } from "@/lib/extraction/llm/reader";
import type { EventDraft } from "@/lib/extraction/schema";
import type { OpenJob } from "@/lib/stores/group-columns";
import type { Fence } from "@/lib/stores/group-store";
import type { JobClock } from "./clock";
import type { ModelSlots } from "./model-slots";
import type { readingColumns } from "./reading-columns";
import type { RunningJobs } from "./running-jobs";
import type { Standing } from "./standing";

/** What is stored when a reading is over. */
export interface Finish {
  visitorId: string;
  now: Date;
  columns: ReturnType<typeof readingColumns>;
  drafts: EventDraft[];
  /** True for a group that another process holds: it is finished only if its lease is dead. */
  onlyIfAbandoned: boolean;
}

/** The database as the engine uses it; `job-store.ts` implements it. */
export interface JobStore {
  /** A live group that is being read; null when it is not, or no longer. */
  findOpenJob(groupId: string): Promise<OpenJob | null>;
  /**
   * Takes a group over from an owner whose lease is dead; false when another was faster or no attempt is
   * left.
   */
  claimGroup(seen: Fence, claim: { owner: string; now: Date; leaseExpiresAt: Date }): Promise<boolean>;
  /** Renews a claim; false when the group is not held any more. */
  extendLease(fence: Fence, leaseExpiresAt: Date): Promise<boolean>;
  /** Ends a claim, so that the next poll may take the group over at once. */
  releaseLease(fence: Fence): Promise<void>;
  /**
   * Keeps the provisional result of a reading in progress (SPEC B15). A model's events replace the rules
   * parser's, and more of them replace fewer, whichever attempt they come from. Writes nothing and returns
   * false for fewer events, and when the group is no longer held.
   */
  keepStanding(fence: Fence, standing: Standing): Promise<boolean>;
  /**
   * Closes a group and stores its events in one transaction. Writes nothing and returns false when the fence
   * no longer holds (another process was faster, or the group was deleted).
   */
  finishGroup(fence: Fence, finish: Finish): Promise<boolean>;
}

export type ReadText = (request: EventRequest) => Promise<Reading>;

/** Everything outside the engine, so that a test can control all of it. */
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
  /**
   * The reader of an earlier attempt, as this server would set it up now; null when it cannot be asked again.
   */
  readerAgain(job: OpenJob, now: Date): ModelReader | null;
}

/** A text to be read, as the columns of its group. */
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
  /** When it was claimed, by the monotonic clock. */
  claimedAtMs: number;
}
