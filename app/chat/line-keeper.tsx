"use client";

import { Scissors } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/show-toast";
import { useSingleRun } from "@/components/ui/use-single-run";
import { keepLines } from "./keep-lines";

interface LineKeeperProps {
  text: string;
  /** Gets what fits of the text, to take its place. */
  onKept: (text: string) => void;
}

/** Offers to cut a text that is too long to the lines that matter (SPEC S15). */
export function LineKeeper({ text, onKept }: LineKeeperProps) {
  const t = useTranslations("chat");
  const locale = useLocale();
  const { isRunning, run } = useSingleRun(async () => {
    const kept = await keepLines(text, locale);
    if (kept !== null) onKept(kept);
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
