"use client";

import { Scissors } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { replaceText } from "@/components/chat/replace-text";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/show-toast";
import type { ReadText } from "@/lib/extraction/live/text-marks";

/** How long a press waits for the reading: more than the budget of ten parts, after which a slow device gives up a text. */
const waitMs = 15_000;

interface LineKeeperProps {
  text: string;
  /** What is understood of it, or of the one before the last keys. */
  read: ReadText;
  /** Holds the text; what fits of it takes its place there, which undo takes back. */
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Offers to cut a text that is too long to the lines that matter (SPEC S15). */
export function LineKeeper({ text, read, box }: LineKeeperProps) {
  const t = useTranslations("chat");
  /** The text whose lines were asked for: a press counts no longer once another is in the box. */
  const [asked, setAsked] = useState<string | null>(null);
  const isAsked = asked === text;
  const isRead = read.text === text;
  const answer = useEffectEvent(() => {
    setAsked(null);
    const { kept } = read;
    if (isRead && kept !== null) {
      if (box.current?.value === text) replaceText(box.current, kept);
      showToast({ type: "info", message: t("linesKept") });
    } else showToast({ type: "warning", message: t(isRead ? "noLines" : "linesUnread") });
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = window.setTimeout(answer, isRead ? 0 : waitMs);
    return () => window.clearTimeout(timer);
  }, [isAsked, isRead]);
  return (
    <Button size="small" aria-busy={isAsked} onClick={() => setAsked(text)} className="self-center">
      <Scissors aria-hidden="true" className="size-4 text-ink-faint" />
      {t(isAsked ? "keepingLines" : "keepLines")}
    </Button>
  );
}
