"use client";

import { ChevronDown, Globe } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { formatZone } from "@/lib/time/format-zone";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import type { ZoneDialogProps } from "./zone-dialog";

interface ZoneChipProps {
  id: string;
  zone: string;
  /** The clock that the event keeps in another zone, in words; null if it lasts whole days. */
  clock: string | null;
  /** When the event starts, for the offset at that time of year. */
  instant: string;
  /** Absent for a visitor who may not change it. */
  onChange?: ((zone: string) => void) | undefined;
}

interface OpenDialog {
  Dialog: (props: ZoneDialogProps) => React.ReactNode;
  likely: string[];
}

// The first press on a chip fetches the list of all zones, or the pointer does so before, when it reaches one.
const loadDialog = () => import("./zone-dialog");

/** SPEC B4: shows the zone of an event's clock; a press lets the visitor choose another. */
export function ZoneChip({ id, zone, clock, instant, onChange }: ZoneChipProps) {
  const t = useTranslations("zone");
  const tErrors = useTranslations("errors");
  const locale = useLocale();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { place, offset } = formatZone({ timeZone: zone, instant, locale });
  const label = place === offset ? place : `${place} · ${offset}`;
  if (onChange === undefined) {
    return (
      <span title={zone} className="flex items-center gap-1.5 text-ink-faint">
        <Globe aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="sr-only">{t("timesIn", { zone })}</span>
        <span aria-hidden="true">{label}</span>
      </span>
    );
  }
  const { fetchAhead, fetchFor } = lazyPart({ load: loadDialog, failureText: tErrors("notLoaded") });
  const show = () =>
    fetchFor(({ ZoneDialog }) => setOpen({ Dialog: ZoneDialog, likely: [visitorTimeZone()] }));
  return (
    <>
      <button
        id={id}
        type="button"
        title={zone}
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={show}
        className="-mx-2 flex min-h-7 items-center gap-1.5 rounded-full px-2 text-ink-faint transition-colors hover:bg-hover hover:text-ink"
      >
        <Globe aria-hidden="true" className="size-3.5 shrink-0" />
        {label}
        <span className="sr-only">{t("change", { zone })}</span>
        <ChevronDown aria-hidden="true" className="size-3 shrink-0 print:hidden" />
      </button>
      {open && (
        <open.Dialog
          current={zone}
          likely={open.likely}
          clock={clock}
          instant={instant}
          onChoose={(chosen) => {
            setOpen(null);
            if (chosen !== zone) onChange(chosen);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
