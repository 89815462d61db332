import type { EventRequest } from "@/lib/extraction/extract-events";
import type { JobGroup } from "./job-tools";

/** What of a group says how its text is to be read. */
export type TextOfGroup = Pick<JobGroup, "visitorId" | "sourceText" | "timezone" | "language" | "createdAt">;

/** What asks the rules parser to read a group's text, as of the time that the group was made. */
export const rulesRequest = (group: TextOfGroup): EventRequest => ({
  text: group.sourceText,
  nowMs: group.createdAt.getTime(),
  timeZone: group.timezone,
  language: group.language,
  caller: { address: "", visitorId: group.visitorId },
  useModel: false,
  reader: null,
});
