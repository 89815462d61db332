import type { Reading } from "@/lib/extraction/extract-events";
import { describeError, log } from "@/lib/log/logger";
import type { Fence } from "@/lib/stores/group-store";
import type { JobGroup, JobTools } from "./job-tools";
import { type StandInReason, standInNotices } from "./notices";
import { readingColumns } from "./reading-columns";
import { rulesRequest, type TextOfGroup } from "./rules-request";

/** What is stored of a reading by the rules parser in place of a model (SPEC D8). */
interface Outcome {
  drafts: Reading["drafts"];
  columns: ReturnType<typeof readingColumns>;
}

/**
 * Reads a text with the rules parser, for the given reason. A text that even the parser cannot read makes a
 * failed group: no fault may leave a group in processing for ever.
 */
async function readByRules(
  group: TextOfGroup,
  question: { reason: StandInReason; read: JobTools["read"]; processingMs: number },
): Promise<Outcome> {
  const { reason, processingMs } = question;
  try {
    const reading = await question.read(rulesRequest(group));
    const notices = standInNotices(reason, reading.notices);
    return { drafts: reading.drafts, columns: readingColumns({ ...reading, notices }, processingMs) };
  } catch (error) {
    log("error", { event: "rules parser failed", ...describeError(error) });
    const unread: Reading = {
      drafts: [],
      parser: "rules",
      model: null,
      notices: [],
      undated: null,
      unread: [],
      offered: [],
      failure: "unreadable",
    };
    return { drafts: [], columns: readingColumns(unread, processingMs) };
  }
}

/** Closes a group by the rules parser; false when the fence no longer holds. */
export async function finishByRules(
  { group, fence }: { group: JobGroup; fence: Fence },
  question: { reason: StandInReason; processingMs: number; onlyIfAbandoned: boolean; tools: JobTools },
): Promise<boolean> {
  const { tools, processingMs, reason, onlyIfAbandoned } = question;
  const outcome = await readByRules(group, { reason, read: tools.read, processingMs });
  const { visitorId } = group;
  return tools.store.finishGroup(fence, { visitorId, now: tools.clock.now(), onlyIfAbandoned, ...outcome });
}
