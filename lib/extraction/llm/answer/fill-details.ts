import type { EventDraft } from "@/lib/extraction/schema";
import type { EvidenceField } from "@/lib/wire/event-fields";
import type { Evidence } from "@/lib/wire/evidence";

type Details = Pick<EventDraft, "location" | "venue" | "attendees" | "notes" | "link" | "evidence">;

const fields = ["location", "venue", "attendees", "notes", "link"] as const;

const isEmpty = (value: Details[(typeof fields)[number]]): boolean => value === null || value.length === 0;

const overlaps = (left: Evidence, right: Evidence): boolean =>
  left.start < right.end && right.start < left.end;

/**
 * Fills what a model left empty from the rules parser's event of the same words; a place that the model already has
 * under another name is not repeated.
 */
export function fillDetails(details: Details, known: EventDraft | undefined): Details {
  if (known === undefined) return details;
  const described = new Set<EvidenceField>(fields);
  const filled = { ...details, evidence: [...details.evidence] };
  for (const field of fields) {
    const words = known.evidence.filter((one) => one.field === field);
    const isTaken = words.some((one) =>
      details.evidence.some((own) => described.has(own.field) && overlaps(own, one)),
    );
    if (!isEmpty(details[field]) || isEmpty(known[field]) || isTaken) continue;
    Object.assign(filled, { [field]: known[field] });
    filled.evidence.push(...words);
  }
  return filled;
}
