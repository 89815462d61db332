import type { EventDraft } from "@/lib/extraction/schema";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import type { WallTimes } from "./model-times";

/** True where a draft's wall-clock start is the model's. */
export const isSameStart = (draft: EventDraft, model: WallTimes): boolean =>
  draft.start === model.start && draft.allDay === model.allDay;

/** `3pm ET` given as 9 PM in Paris: a model may convert a clock to the visitor's zone although it is asked not to. */
function isConverted(draft: EventDraft, model: WallTimes, visitorZone: string): boolean {
  if (draft.allDay || model.allDay || draft.timezone === visitorZone) return false;
  const instantOf = (wall: string, timeZone: string) => wallToInstant({ wall, timeZone, fold: "earlier" });
  return instantOf(draft.start, draft.timezone) === instantOf(model.start, visitorZone);
}

/** The draft that means the model's start, in whichever zone the model told it. */
export const sameStart = (
  drafts: readonly EventDraft[],
  model: WallTimes | null,
  visitorZone: string,
): EventDraft | undefined =>
  model === null
    ? undefined
    : drafts.find((draft) => isSameStart(draft, model) || isConverted(draft, model, visitorZone));

/** `2pm ET (8pm for us)` says one start twice: the first of the drafts that begin at the same moment. */
export function withoutSameInstants(drafts: readonly EventDraft[]): EventDraft[] {
  const instantOf = ({ start, timezone, allDay }: EventDraft) =>
    allDay ? start : wallToInstant({ wall: start, timeZone: timezone, fold: "earlier" });
  return drafts.filter(
    (draft, at) => drafts.findIndex((other) => instantOf(other) === instantOf(draft)) === at,
  );
}
