"use client";

import { WifiOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { EventTiles, TilePlaceholders } from "@/components/events/event-tiles";
import { Button } from "@/components/ui/button";
import { usePaced } from "@/components/ui/use-paced";
import { instantToWall } from "@/lib/time/wall-clock";
import type { SoFar } from "@/lib/wire/group-schema";

/** Space for the results of a reading: a caption and rows of equal height, so that nothing moves as they arrive. */
const waitRows = { count: 4, className: "flex h-72 flex-col gap-2" } as const;

/** After this time the visitor learns that they may leave; most texts are read long before. */
const longWaitMs = 12_000;
/** The number of events is announced no more often than this. */
const announceEveryMs = 2000;

export interface ReadingWaitProps {
  /** The results of the reading so far. */
  soFar: readonly SoFar[];
  /** The visitor's zone, in which the tiles show their hours. */
  timeZone: string;
  /** Why the server has not answered for a while; polling continues. */
  trouble: string | undefined;
  /** True once the wait is about to end, through the visitor or by itself. */
  isEnding: boolean;
  onTake: () => void;
  onStop: () => void;
}

/** SPEC B15: the results so far of a reading, and the two ways to end the wait for the rest. */
export function ReadingWait({ soFar, timeZone, trouble, isEnding, onTake, onStop }: ReadingWaitProps) {
  const t = useTranslations("chat");
  const isByRules = soFar.every(({ parser }) => parser === "rules");
  const caption = t(isByRules ? "soFarByRules" : "soFarByModel", { count: soFar.length });
  const announced = usePaced(soFar.length === 0 ? "" : caption, announceEveryMs);
  const tiles = soFar.map(({ title, start_datetime, all_day }, place) => ({
    id: String(place),
    title,
    start: instantToWall(start_datetime, timeZone).wall,
    allDay: all_day,
  }));
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <div className={waitRows.className}>
        {tiles.length > 0 && (
          <EventTiles tiles={tiles} caption={caption} isProvisional={isByRules} rowsMax={waitRows.count} />
        )}
        {tiles.length === 0 && <div className="h-5" />}
        {tiles.length < waitRows.count && (
          <TilePlaceholders count={tiles.length === 0 ? waitRows.count : 1} />
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" disabled={isEnding || tiles.length === 0} onClick={onTake}>
          {t("take")}
        </Button>
        <Button disabled={isEnding} onClick={onStop}>
          {t("stop")}
        </Button>
      </div>
      <WaitNote trouble={trouble} />
    </>
  );
}

/** Why the reading takes so long, once it does. */
function WaitNote({ trouble }: Pick<ReadingWaitProps, "trouble">) {
  const t = useTranslations("chat");
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsLong(true), longWaitMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="mx-auto min-h-10 max-w-md text-center text-sm text-ink-soft">
      {trouble === undefined ? (
        isLong && t("longWait")
      ) : (
        <span className="flex items-start gap-2 text-warning">
          <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {trouble} {t("tryingAgain")}
          </span>
        </span>
      )}
    </p>
  );
}
