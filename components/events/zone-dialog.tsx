"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { openModal } from "@/components/ui/open-modal";
import { ZoneOptions, type ZoneOptionsProps } from "./zone-options";

export interface ZoneDialogProps extends Omit<ZoneOptionsProps, "children"> {
  /** The clock that the event keeps, in words; null if it lasts whole days. */
  clock: string | null;
  onClose: () => void;
}

/** SPEC B4: lets the visitor choose the zone of an event's clock, and says what that does to the clock. */
export function ZoneDialog({ clock, onClose, ...options }: ZoneDialogProps) {
  const t = useTranslations("zone");
  const id = useId();
  return (
    <dialog
      ref={openModal}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // On the press: a text selection that is dragged beyond the dialog's edge ends with a click on the backdrop.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] overflow-hidden rounded-2xl border border-line bg-surface p-0 text-ink shadow-high backdrop:animate-[appear_120ms_ease-out] backdrop:bg-shade open:animate-[rise_160ms_ease-out]"
    >
      <div className="flex max-h-[min(34rem,calc(100dvh-4rem))] flex-col">
        <ZoneOptions {...options}>
          <div className="flex items-start justify-between gap-2">
            <div>
              <h2 id={`${id}-title`} className="text-lg leading-tight font-semibold tracking-tight">
                {t("title")}
              </h2>
              <p id={`${id}-text`} className="pt-1 text-sm text-ink-soft">
                {clock === null ? t("keepsDays") : t("keepsClock", { clock })}
              </p>
            </div>
            <Button variant="quiet" size="icon" aria-label={t("close")} onClick={onClose}>
              <X aria-hidden="true" className="size-4" />
            </Button>
          </div>
        </ZoneOptions>
      </div>
    </dialog>
  );
}
