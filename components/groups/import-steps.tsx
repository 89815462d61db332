"use client";

import { ExternalLink, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { type ImportCalendar, importPages } from "@/lib/calendar/import-pages";

interface ImportStepsProps {
  calendar: ImportCalendar;
  onClose: () => void;
}

/** The two companies have a page each; both of Microsoft's are alike. */
const pageOf = { google: "google", outlook: "microsoft", office365: "microsoft" } as const;
const steps = ["file", "calendar", "import"] as const;

/** SPEC S28: what is to be done on the page of a web calendar, once the file is downloaded and the page is open. */
export function ImportSteps({ calendar, onClose }: ImportStepsProps) {
  const t = useTranslations("importing");
  const tCalendars = useTranslations("calendars");
  const titleId = useId();
  const name = tCalendars(calendar);
  return (
    <section
      aria-labelledby={titleId}
      className="relative rounded-2xl border border-accent-line bg-surface py-3.5 pr-12 pl-4 text-sm shadow-lift lg:pl-5 print:hidden"
    >
      <h2 id={titleId} className="font-medium">
        {t("title", { name })}
      </h2>
      <ol className="list-decimal py-1.5 pl-5 text-ink-soft marker:text-ink-faint marker:tabular-nums">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {t(`${pageOf[calendar]}_${step}`)}
          </li>
        ))}
      </ol>
      <a
        href={importPages[calendar]}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex items-center gap-1.5 rounded font-medium text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-accent"
      >
        {t("again", { name })}
        <ExternalLink aria-hidden="true" className="size-3.5" />
      </a>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("close")}
        onClick={onClose}
        className="absolute top-1.5 right-1.5"
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </section>
  );
}
