"use client";

import { type RefObject, useEffect, useMemo, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { useAfterPaint } from "@/components/ui/use-after-paint";
import {
  carryMarks,
  markLeft,
  marksOf,
  type ReadText,
  segmentsOf,
  type TextSegment,
} from "@/lib/extraction/live/text-marks";
import type { TextPart } from "@/lib/text/split-text";
import { boxTextClassName } from "./box-text-class-name";

interface TextMarksProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** What is understood of it, or of the text before the last keys. */
  read: ReadText;
  lengthMax: number;
  /** What is not sent of a long text, of which parts are; undefined for any other. */
  left: readonly TextPart[] | undefined;
}

/** What is understood differs by the line's form as well as by its colour. */
const markClassNames: Readonly<Record<NonNullable<TextSegment["kind"]>, string>> = {
  when: "underline decoration-accent decoration-solid forced-colors:decoration-[Highlight]",
  where: "underline decoration-success decoration-dashed forced-colors:decoration-[CanvasText]",
  who: "underline decoration-warning decoration-dotted forced-colors:decoration-[CanvasText]",
  beyond: "bg-danger-soft underline decoration-danger decoration-wavy",
  left: "rounded-sm bg-hover",
};

/** Keeps what lies behind the box as wide as the box's text, and scrolled as far. */
function follow(box: HTMLTextAreaElement, behind: HTMLElement): () => void {
  const scroll = () => {
    behind.style.transform = `translateY(${-box.scrollTop}px)`;
  };
  const observer = new ResizeObserver(([entry]) => {
    // Without the paddings and without a scroll bar, in fractions of a pixel, as the browser wraps the text.
    if (entry) behind.style.width = `${entry.contentRect.width}px`;
    scroll();
  });
  observer.observe(box);
  box.addEventListener("scroll", scroll, { passive: true });
  scroll();
  return () => {
    observer.disconnect();
    box.removeEventListener("scroll", scroll);
  };
}

/**
 * SPEC S18: the same words behind the text box, invisible but for the lines under those that are understood and the ground of
 * those that are too many. The box itself stays a plain one; no screen reader, pointer or selection finds what is here.
 */
export function TextMarks({ box, text: typed, read, left, lengthMax }: TextMarksProps) {
  const behind = useRef<HTMLDivElement>(null);
  // The letter comes first, and the lines a frame later: they take longer than all else that a key changes.
  const text = useAfterPaint(typed);
  const readMarks = useMemo(() => marksOf(read.drafts), [read]);
  const words = useMemo(() => {
    const fitting = left === undefined ? lengthMax : text.length;
    const marks = markLeft(carryMarks(readMarks, read.text, text.slice(0, fitting)), left ?? []);
    return segmentsOf(text, marks, fitting).map((segment) =>
      segment.kind === null ? (
        segment.text
      ) : (
        <span
          key={`${segment.kind} ${segment.place}`}
          data-mark={segment.kind}
          className={classNames("decoration-2 underline-offset-4", markClassNames[segment.kind])}
        >
          {segment.text}
        </span>
      ),
    );
  }, [text, readMarks, read.text, left, lengthMax]);
  useEffect(() => {
    if (box.current === null || behind.current === null) return undefined;
    return follow(box.current, behind.current);
  }, [box]);
  return (
    <div
      aria-hidden="true"
      translate="no"
      className="pointer-events-none absolute inset-0 overflow-hidden select-none"
    >
      <div
        ref={behind}
        className={classNames(
          "box-content wrap-break-word whitespace-pre-wrap text-transparent forced-color-adjust-none",
          // iOS insets the text of a multi-line box by three pixels more (WebKit's HTMLTextAreaElement::createInnerTextStyle).
          "supports-[-webkit-touch-callout:none]:mx-[3px]",
          boxTextClassName,
        )}
      >
        {words}
        {/* The last line of a block has no height where it is empty, but a box shows its caret there. */}
        {"\u200b"}
      </div>
    </div>
  );
}
