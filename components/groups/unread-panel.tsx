"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { UnreadGroup } from "./unread-groups";

interface UnreadPanelProps {
  groups: readonly UnreadGroup[];
  /** True while an event is being made; another cannot be made then. */
  isBusy: boolean;
  /** Makes an event of words, by their offsets; null for a visitor who may not. */
  onMake: ((words: { start: number; end: number }) => void) | null;
}

/** SPEC S29, B13: the dates and times of the text that made no event, and why; collapsed until somebody opens it. */
export function UnreadPanel({ groups, isBusy, onMake }: UnreadPanelProps) {
  const t = useTranslations("unread");
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  // Collapsed contents are not in the page, so that the browser's search finds the text only once.
  const shown = isOpen ? groups : [];
  const count = groups.reduce((sum, { words }) => sum + words.length, 0);
  // The panel stays where it is in the tree, so that it is open again when a search that hid it ends.
  if (count === 0) return null;
  return (
    <section
      aria-label={t("title")}
      className="rounded-2xl border border-line bg-surface px-4 py-2.5 text-sm lg:px-5 print:hidden"
    >
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-8 w-full items-center gap-2 rounded text-left text-ink-soft"
        >
          <span className="font-medium text-ink">{t("title")}</span>
          <span className="min-w-0 flex-1 truncate">{t("count", { count })}</span>
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-4 shrink-0 transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h2>
      <ul id={listId} hidden={!isOpen} className="flex flex-col gap-3 pt-2 pb-1.5">
        {shown.map(({ reason, words }) => (
          <li key={reason}>
            <h3 className="text-xs font-medium text-ink-faint">{t(reason)}</h3>
            <ul className="pt-1 leading-relaxed">
              {words.map(({ start, before, quote, behind }) => (
                <li key={start} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
                  <span className="min-w-0 wrap-anywhere text-ink-faint">
                    {before}
                    <mark className="rounded-[0.25rem] bg-mark px-0.5 text-ink">{quote}</mark>
                    {behind}
                  </span>
                  {onMake !== null && (
                    <Button
                      size="small"
                      aria-disabled={isBusy}
                      aria-label={t("makeOf", { words: quote })}
                      onClick={() => onMake({ start, end: start + quote.length })}
                    >
                      {t("make")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
