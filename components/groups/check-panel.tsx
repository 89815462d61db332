"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DoubtButton } from "@/components/events/doubt-line";
import { Button } from "@/components/ui/button";
import type { EvidenceField } from "@/lib/wire/event-fields";
import { NotePanel } from "./note-panel";

/** One doubt about one event, and what settles it. */
export interface Check {
  /** Distinguishes it from the others, and stays when its switch is turned. */
  id: string;
  eventId: string;
  field: EvidenceField;
  title: string;
  /** When the event is, in words. */
  time: string;
  reason: string;
  /** What the button says: the other reading, or that the value is right. Null where nothing can be pressed. */
  action: string | null;
  isBusy: boolean;
  onPress: () => void;
}

/** How many are shown before the visitor asks for the rest. */
const shownMax = 4;

interface CheckPanelProps {
  checks: readonly Check[];
  /** Lights up the words of a field, and nothing for null. */
  onPoint: (pointing: { eventId: string; fields: readonly EvidenceField[] } | null) => void;
}

/** SPEC S29, B2: everything that the reader was not sure of, each a switch that goes both ways. */
export function CheckPanel({ checks, onPoint }: CheckPanelProps) {
  const t = useTranslations("checks");
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || checks.length <= shownMax + 1 ? checks : checks.slice(0, shownMax);
  const restCount = checks.length - shown.length;
  return (
    <NotePanel title={t("title")}>
      <ul className="divide-y divide-line pt-0.5">
        {shown.map((check) => {
          const point = () => onPoint({ eventId: check.eventId, fields: [check.field] });
          return (
            <li
              key={check.id}
              onPointerEnter={point}
              onPointerLeave={() => onPoint(null)}
              onFocus={point}
              onBlur={() => onPoint(null)}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2"
            >
              <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-medium">{check.title}</span>
                  <span className="text-ink-soft tabular-nums">{check.time}</span>
                </span>
                <span className="block text-ink-faint">{check.reason}</span>
              </span>
              {check.action !== null && (
                <DoubtButton
                  label={t("actionOf", { action: check.action, title: check.title })}
                  isDisabled={check.isBusy}
                  onPress={check.onPress}
                >
                  {check.action}
                </DoubtButton>
              )}
            </li>
          );
        })}
      </ul>
      {restCount > 0 && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setIsWhole(true)}>
          {t("more", { count: restCount })}
        </Button>
      )}
    </NotePanel>
  );
}
