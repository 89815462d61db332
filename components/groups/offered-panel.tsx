"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Offered } from "@/lib/wire/offered";
import { NotePanel } from "./note-panel";

interface OfferedPanelProps {
  offered: readonly Offered[];
  /** When each is, in words. */
  timeOf: (event: Offered) => string;
  /** True while an event is being added; another cannot be added then. */
  isBusy: boolean;
  onAdd: (event: Offered) => void;
}

/** SPEC E1, S29: the events that the rules read and the model did not name, each of which one press adds. */
export function OfferedPanel({ offered, timeOf, isBusy, onAdd }: OfferedPanelProps) {
  const t = useTranslations("offered");
  return (
    <NotePanel title={t("title")}>
      <p className="text-ink-soft">{t("text")}</p>
      <ul className="divide-y divide-line pt-1.5">
        {offered.map((event) => (
          <li
            key={`${event.start_datetime} ${event.title}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{event.title}</span>
              <span className="block text-ink-faint">{timeOf(event)}</span>
            </span>
            <Button
              size="small"
              aria-disabled={isBusy}
              aria-label={t("addOf", { title: event.title })}
              onClick={() => onAdd(event)}
            >
              {t("add")}
            </Button>
          </li>
        ))}
      </ul>
    </NotePanel>
  );
}
