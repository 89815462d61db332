import { formatCivil } from "@/lib/extraction/rules/civil-date";
import { nowIn } from "@/lib/extraction/rules/now";
import type { EventDraft } from "@/lib/extraction/schema";

/** An event that ended before today, where it was. */
const isOver = ({ start, end, recurrence, timezone }: EventDraft, nowMs: number): boolean =>
  recurrence === null && (end ?? start).slice(0, 10) < formatCivil(nowIn(timezone, nowMs).today);

/**
 * The events that are not over. A text of several blocks tells history beside its plans: results, payments, the last
 * meeting, when it was written; nobody enters what has been. Where nothing is to come, as in a mail of last week, what
 * has an hour is what the text is pasted for.
 */
export function leaveOutWhatIsOver(drafts: readonly EventDraft[], nowMs: number): EventDraft[] {
  const coming = drafts.filter((draft) => !isOver(draft, nowMs));
  return coming.length > 0
    ? coming
    : drafts.filter(({ allDay, recurrence }) => !allDay || recurrence !== null);
}
