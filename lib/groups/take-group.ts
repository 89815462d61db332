import "server-only";
import { AppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/events/event-views";
import type { Reading } from "@/lib/extraction/extract-events";
import { closeWithStanding } from "@/lib/jobs/close-with-standing";
import { runningJobs } from "@/lib/jobs/running-jobs";
import { log } from "@/lib/log/logger";
import { measures } from "@/lib/metrics/measures";
import { extractEvents } from "@/lib/readings/process-extractor";
import { groupStore } from "@/lib/stores/group-store";
import type { Group } from "@/lib/wire/group-schema";
import { requireGroup, toGroup } from "./data";

interface Taking extends Viewer {
  id: string;
  now: Date;
}

/** The rules parser's reading of a group's text now; null when the group is no longer being read. */
async function readByRules({ id, visitorId }: Taking): Promise<Reading | null> {
  const job = await groupStore.findOpenJob(id);
  if (job === null) return null;
  return extractEvents({
    text: job.sourceText,
    nowMs: job.createdAt.getTime(),
    timeZone: job.timezone,
    language: job.language,
    caller: { address: "", visitorId },
    useModel: false,
    reader: null,
  });
}

/**
 * SPEC B15: ends the wait for a model: the group is closed with the model's complete events, or else with the rules
 * parser's reading, and the model is not asked further. A group whose reading is already over stays as it is, so taking
 * it twice has the effect of taking it once. Throws `not_found`, or `forbidden` for a stranger.
 */
export async function takeGroup(taking: Taking): Promise<Group> {
  const { id, visitorId, now } = taking;
  let outcome = await closeWithStanding(id, { visitorId, now, otherwise: null });
  if (outcome === "empty") {
    const otherwise = await readByRules(taking);
    outcome = await closeWithStanding(id, { visitorId, now, otherwise });
  }
  // A group that was closed between the two calls is over; a group that is still open was deleted and restored
  // meanwhile.
  if (outcome === "empty") throw new AppError("database_unavailable");
  runningJobs.cancel(id);
  const group = toGroup(await requireGroup(id), taking);
  if (outcome !== "taken") return group;
  measures()?.reading(group.parser, "taken");
  log("info", { event: "group read", parser: group.parser, outcome: "taken" });
  return group;
}
