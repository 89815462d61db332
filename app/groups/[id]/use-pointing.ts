"use client";

import { useCallback, useState } from "react";
import { fieldElementId } from "@/components/events/field-element-id";
import type { Pointing } from "@/components/groups/pointing";
import type { EvidenceField } from "@/lib/wire/event-fields";

/** The current pointing where the next says the same, so that nothing is drawn again for it. */
const samePointing = (current: Pointing | null, next: Pointing | null): Pointing | null =>
  JSON.stringify(current) === JSON.stringify(next) ? current : next;

/** SPEC B1: what is pointed at, on a card or in the text, and the way from a word to its field. */
export function usePointing(openCard: (eventId: string) => void) {
  const [pointing, setPointing] = useState<Pointing | null>(null);
  const point = useCallback(
    (next: Pointing | null) => setPointing((current) => samePointing(current, next)),
    [],
  );
  const pointFromCard = (eventId: string, fields: readonly EvidenceField[]) =>
    point(fields.length === 0 ? null : { eventId, fields, isFromText: false });

  /** The fields of a card whose words are pointed at, with blanks between; the same text as long as they are the same. */
  const litFieldsOf = (eventId: string): string =>
    pointing?.isFromText === true && pointing.eventId === eventId ? pointing.fields.join(" ") : "";

  const goTo = (eventId: string, field: EvidenceField) => {
    openCard(eventId);
    // A folded card draws its fields first.
    window.requestAnimationFrame(() => {
      const element = document.getElementById(fieldElementId(eventId, field));
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: "center" });
      point({ eventId, fields: [field], isFromText: true });
    });
  };

  return { pointing, point, pointFromCard, litFieldsOf, goTo };
}
