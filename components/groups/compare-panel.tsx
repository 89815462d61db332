"use client";

import { FileSearch } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ChosenPanel } from "./chosen-panel";

interface ComparePanelProps {
  /** The file that is being read; null for none. */
  reading: string | null;
  /** What came of the last file, in one sentence; null before there is one. */
  outcome: string | null;
  onFiles: (files: readonly File[]) => void;
  onClose: () => void;
  /** What was found. */
  children: ReactNode;
}

/** SPEC B8: a group beside a calendar file: the file is asked for, and what it says about the events stands below. */
export function ComparePanel({ reading, outcome, onFiles, onClose, children }: ComparePanelProps) {
  const t = useTranslations("compare");
  const tIntake = useTranslations("intake");
  const input = useRef<HTMLInputElement>(null);
  const said = reading === null ? outcome : tIntake("reading", { name: reading });
  return (
    <ChosenPanel title={t("title")} lead={t("text")} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button aria-busy={reading !== null} onClick={() => input.current?.click()}>
          <FileSearch aria-hidden="true" className="size-4" />
          {tIntake("choose")}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-48 wrap-anywhere text-ink-soft">
          {said}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ics,.ical,text/calendar"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
      {children}
    </ChosenPanel>
  );
}
