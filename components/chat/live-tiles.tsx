"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { EventTiles } from "@/components/events/event-tiles";
import { usePaced } from "@/components/ui/use-paced";
import type { EventDraft } from "@/lib/extraction/schema";
import { midnightOf } from "@/lib/time/wall-clock";

interface LiveTilesProps {
  /** The events of the text. */
  drafts: readonly EventDraft[];
  /** Whether a model will read the text, so that its events may differ. */
  isModelNext: boolean;
  /** The most characters that are read; null where all of the text is. */
  cutAt: number | null;
}

/** The number of events is announced no more often than this. */
const announceEveryMs = 2000;
const rowsMax = 5;

/** SPEC S18: the events of the text that is being typed, and their number for those who do not see them. */
export function LiveTiles({ drafts, isModelNext, cutAt }: LiveTilesProps) {
  const t = useTranslations("chat");
  const count = drafts.length;
  const whole = isModelNext ? t("soFarByRules", { count }) : t("liveEvents", { count });
  const caption = cutAt === null ? whole : t("liveEventsCut", { count, max: cutAt });
  const announced = usePaced(count === 0 ? "" : caption, announceEveryMs);
  // Drawn anew when they change, not with each key.
  const list = useMemo(() => {
    if (drafts.length === 0) return null;
    const tiles = drafts.map(({ title, start, allDay }, place) => ({
      id: String(place),
      title,
      start: allDay ? midnightOf(start) : start,
      allDay,
    }));
    return <EventTiles tiles={tiles} caption={caption} isProvisional={isModelNext} rowsMax={rowsMax} />;
  }, [drafts, caption, isModelNext]);
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {list}
    </>
  );
}
