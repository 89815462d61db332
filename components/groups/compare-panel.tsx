"use client";

import { FileSearch, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { panelTitleId } from "./panel-title-id";

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
  const tApp = useTranslations("app");
  const title = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // It opens by a choice in a menu, which leaves the focus to it, or below what the visitor dropped a file on.
  useEffect(() => title.current?.focus(), []);
  const said = reading === null ? outcome : tIntake("reading", { name: reading });
  return (
    <section
      aria-labelledby={panelTitleId}
      className="relative rounded-2xl border border-accent-line bg-surface px-4 py-3.5 text-sm shadow-lift lg:px-5 print:hidden"
    >
      <h2 ref={title} id={panelTitleId} tabIndex={-1} className="pr-8 font-medium outline-none">
        {t("title")}
      </h2>
      <p className="max-w-prose pt-1 pr-8 pb-3 text-ink-soft">{t("text")}</p>
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
      <Button
        variant="quiet"
        size="icon"
        aria-label={tApp("close")}
        onClick={onClose}
        className="absolute top-1.5 right-1.5"
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </section>
  );
}
