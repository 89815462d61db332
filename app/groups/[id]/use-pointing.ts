"use client";

import { useCallback, useState } from "react";
import { fieldElementId } from "@/components/events/field-element-id";
import type { Pointing } from "@/components/groups/pointing";
import { whenDrawn } from "@/components/ui/when-drawn";
import type { EvidenceField } from "@/lib/wire/event-fields";

/** The current value if the next one equals it, so that nothing renders again. */
const samePointing = (current: Pointing | null, next: Pointing | null): Pointing | null =>
  JSON.stringify(current) === JSON.stringify(next) ? current : next;

/** SPEC B1: what the pointer or focus is on, on a card or in the text, and the step from a word to its field. */
export function usePointing(openCard: (eventId: string) => void) {
  const [pointing, setPointing] = useState<Pointing | null>(null);
  const point = useCallback(
    (next: Pointing | null) => setPointing((current) => samePointing(current, next)),
    [],
  );
  /** Without fields, what lights up stays only if it is another card's, or a word of the text that has the focus. */
  const pointFromCard = (eventId: string, fields: readonly EvidenceField[]) => {
    if (fields.length > 0) return point({ eventId, fields, isFromText: false });
    const isAtWord = document.activeElement?.hasAttribute("data-word") === true;
    setPointing((current) => {
      const isOthers = current?.eventId !== eventId || (current.isFromText && isAtWord);
      return isOthers ? current : null;
    });
  };

  /**
   * The fields of a card whose words the pointer or focus is on, separated by spaces; equal fields give equal
   * strings.
   */
  const litFieldsOf = (eventId: string): string =>
    pointing?.isFromText === true && pointing.eventId === eventId ? pointing.fields.join(" ") : "";

  const goTo = (eventId: string, field: EvidenceField) => {
    openCard(eventId);
    // A collapsed card has to render its fields first.
    whenDrawn(fieldElementId(eventId, field), (element) => {
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: "center" });
      point({ eventId, fields: [field], isFromText: true });
    });
  };

  return { pointing, point, pointFromCard, litFieldsOf, goTo };
}
