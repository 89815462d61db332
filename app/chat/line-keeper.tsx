"use client";

import { Scissors } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { RefObject } from "react";
import { replaceText } from "@/components/chat/replace-text";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/show-toast";
import { useSingleRun } from "@/components/ui/use-single-run";
import { keepLines } from "./keep-lines";

interface LineKeeperProps {
  text: string;
  /** Holds the text; what fits of it takes its place there, which undo takes back. */
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Offers to cut a text that is too long to the lines that matter (SPEC S15). */
export function LineKeeper({ text, box }: LineKeeperProps) {
  const t = useTranslations("chat");
  const locale = useLocale();
  const { isRunning, run } = useSingleRun(async () => {
    const kept = await keepLines(text, locale);
    // Unless it was changed meanwhile.
    if (kept !== null && box.current?.value === text) replaceText(box.current, kept);
    showToast({
      type: kept === null ? "warning" : "info",
      message: t(kept === null ? "noLines" : "linesKept"),
    });
  });
  return (
    <Button size="small" aria-busy={isRunning} onClick={() => void run()} className="self-center">
      <Scissors aria-hidden="true" className="size-4 text-ink-faint" />
      {t(isRunning ? "keepingLines" : "keepLines")}
    </Button>
  );
}
