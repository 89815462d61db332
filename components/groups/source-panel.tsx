"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import type { SourceSegment } from "@/lib/events/source-segments";
import type { EvidenceField } from "@/lib/wire/event-fields";
import type { Pointing } from "./pointing";
import { SourceWord } from "./source-word";

interface SourcePanelProps {
  segments: readonly SourceSegment[];
  pointing: Pointing | null;
  onPoint: (pointing: Pointing | null) => void;
  /** Called when a word is pressed: its field should get the focus. */
  onGoTo: (eventId: string, field: EvidenceField) => void;
}

/** The word that an arrow key leads to among `count` words, from `current`; undefined for any other key. */
function nextWord(key: string, { current, count }: { current: number; count: number }): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(current + 1, count - 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(current - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Scrolls a box, and nothing around it, until a word inside it can be seen. */
function showWithin(box: HTMLElement, word: Element): void {
  const frame = box.getBoundingClientRect();
  const place = word.getBoundingClientRect();
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  box.scrollTop += place.top - frame.top - (frame.height - place.height) / 2;
}

/**
 * SPEC B1: the visitor's text, beside the cards or docked below them, in which the words behind a field are highlighted, and the other way round. All words
 * together are one tab stop, and arrow keys lead from word to word, since a long text has a hundred of them.
 */
export function SourcePanel({ segments, pointing, onPoint, onGoTo }: SourcePanelProps) {
  const t = useTranslations("group");
  const [isOpen, setIsOpen] = useState(false);
  const [current, setCurrent] = useState(0);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pointer or focus is on a card: the text follows it.
    if (pointing === null || pointing.isFromText) return;
    const lit = text.current?.querySelector("[data-lit-word]");
    if (text.current && lit) showWithin(text.current, lit);
  }, [pointing]);
  const words = segments.filter(({ marks }) => marks.length > 0);

  const takeKey = (event: KeyboardEvent) => {
    const next = nextWord(event.key, { current, count: words.length });
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    text.current?.querySelectorAll<HTMLElement>("[data-word]")[next]?.focus();
  };

  return (
    <section
      aria-labelledby="source-heading"
      className="rounded-2xl border border-line bg-surface px-4 py-2.5 shadow-high lg:sticky lg:top-20 lg:p-5 lg:shadow-lift"
    >
      <h2 id="source-heading" className="sr-only lg:not-sr-only lg:text-xs lg:font-medium lg:text-ink-faint">
        {t("source")}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-6 w-full items-center justify-between rounded text-left text-sm font-medium text-ink-soft lg:hidden print:hidden"
      >
        {isOpen ? t("sourceHide") : t("sourceToggle")}
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-4 transition-transform", !isOpen && "rotate-180")}
        />
      </button>
      <div className={classNames("lg:block print:block", isOpen ? "block pt-2" : "hidden")}>
        <p
          ref={text}
          onPointerLeave={() => onPoint(null)}
          onBlur={() => onPoint(null)}
          onKeyDown={takeKey}
          className="max-h-[32dvh] lg:max-h-[60dvh] print:max-h-none overflow-y-auto scroll-smooth leading-[1.75] wrap-anywhere whitespace-pre-wrap text-ink-soft lg:pt-2"
        >
          {segments.map((segment) => {
            const position = words.indexOf(segment);
            return (
              <SourceWord
                key={segment.start}
                segment={segment}
                pointing={pointing}
                isTabStop={position === current}
                onPoint={(next) => {
                  if (next.isByFocus) setCurrent(position);
                  onPoint(next.pointing);
                }}
                onGoTo={onGoTo}
              />
            );
          })}
        </p>
        <p className="pt-3 text-xs text-ink-faint print:hidden">{t("sourceHint")}</p>
      </div>
    </section>
  );
}
