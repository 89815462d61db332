import type { EventDraft } from "@/lib/extraction/schema";
import type { EvidenceField } from "@/lib/wire/event-fields";

const timeFields: ReadonlySet<EvidenceField> = new Set(["start_datetime", "recurrence", "all_day"]);

const timeWords = ({ evidence }: EventDraft) => evidence.filter(({ field }) => timeFields.has(field));

/** Whether the times of two events come from the same words. */
function isBeside(one: EventDraft, other: EventDraft): boolean {
  const words = timeWords(other);
  return timeWords(one).some(({ start, end }) =>
    words.some((beside) => start < beside.end && end > beside.start),
  );
}

const isSame = (one: EventDraft, other: EventDraft): boolean =>
  one.start === other.start && one.timezone === other.timezone;

/**
 * The events that the rules parser read but the model did not name (SPEC E1 `offered`): those whose time
 * words no event of the model uses and, in a list of times, those that the model left out. Where the two
 * readers read the same words differently, the model's event itself offers the other reading.
 */
export function offeredDrafts(byRules: readonly EventDraft[], named: readonly EventDraft[]): EventDraft[] {
  return byRules.filter((draft) => {
    if (named.some((event) => isSame(event, draft))) return false;
    const beside = named.filter((event) => isBeside(event, draft));
    return beside.every((event) => byRules.some((other) => other !== draft && isSame(other, event)));
  });
}
