import type { EvidenceField } from "@/lib/wire/event-fields";
import type { EventPatchInput } from "@/lib/wire/event-schema";

/** What was read from the text about one field: its words (SPEC B1), another reading of them (B2), or what was assumed. */
interface FieldReading {
  field: EvidenceField;
}

const timeFields: readonly EvidenceField[] = ["start_datetime", "end_datetime", "all_day", "timezone"];

/** When an event becomes all-day, or stops being all-day, neither its start nor its end is as the text said. */
const followers: Partial<Record<EvidenceField, readonly EvidenceField[]>> = {
  all_day: ["start_datetime", "end_datetime"],
};

/**
 * The words and assumptions that still hold after the visitor has changed an event: those of the fields that the patch
 * does not touch. Another zone keeps the wall clock (SPEC E2), so the words of its times stay true.
 */
export function keptReadings<T extends FieldReading>(list: readonly T[], patch: EventPatchInput): T[] {
  const changed = Object.keys(patch);
  return list.filter(
    ({ field }) =>
      !changed.includes(field) &&
      !Object.entries(followers).some(([name, fields]) => changed.includes(name) && fields.includes(field)),
  );
}

/**
 * The other readings that can still be taken after a change. Readings of a time hold instants computed from the event
 * as it was, so none of them survives a change of any time.
 */
export function keptAlternatives<T extends FieldReading>(list: readonly T[], patch: EventPatchInput): T[] {
  const changesTimes = timeFields.some((field) => field in patch);
  return list.filter(({ field }) => !(field in patch) && !(changesTimes && timeFields.includes(field)));
}
