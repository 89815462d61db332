"use client";

import { Download, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { useSingleRun } from "@/components/ui/use-single-run";

interface CardActionsProps {
  /** The element that names the event, so that each button says which event it belongs to. */
  describedBy: string;
  isDeleting: boolean;
  onExport: () => Promise<void>;
  /** Absent for a visitor who may not delete the event. */
  onDelete?: (() => void) | undefined;
  /** More ways to export the event. */
  children?: ReactNode;
}

export function CardActions({ describedBy, isDeleting, onExport, onDelete, children }: CardActionsProps) {
  const t = useTranslations("event");
  const { isRunning: isExporting, run: exportFile } = useSingleRun(onExport);
  return (
    <div className="-mx-2 -mb-1 flex print:hidden flex-wrap items-center gap-y-1 sm:-mx-1.5 sm:gap-x-0.5">
      <Button
        variant="quiet"
        size="small"
        aria-describedby={describedBy}
        aria-busy={isExporting}
        onClick={() => void exportFile()}
        className="max-sm:px-2"
      >
        <Download
          aria-hidden="true"
          className={classNames("size-4 max-sm:hidden", isExporting && "animate-pulse")}
        />
        {t("export")}
      </Button>
      {children}
      {onDelete && (
        <Button
          variant="quietDanger"
          size="small"
          aria-describedby={describedBy}
          onClick={onDelete}
          disabled={isDeleting}
          className="ml-auto max-sm:px-2"
        >
          <Trash2 aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{isDeleting ? t("deleting") : t("delete")}</span>
        </Button>
      )}
    </div>
  );
}
