"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { openModal } from "@/components/ui/open-modal";

interface KeysDialogProps {
  /** Whether the visitor may delete events. */
  canEdit: boolean;
  onClose: () => void;
}

/** The keys of a row (SPEC S27), each with the name of what it does in the catalogue. */
const keys = [
  { keys: ["↓", "J"], name: "next" },
  { keys: ["↑", "K"], name: "previous" },
  { keys: ["Enter"], name: "open" },
  { keys: ["E"], name: "export" },
  { keys: ["Delete"], name: "delete" },
  { keys: ["Esc"], name: "cancel" },
  { keys: ["?"], name: "help" },
] as const;

/** What the keys do while the focus is on an event. Open while rendered. */
export function KeysDialog({ canEdit, onClose }: KeysDialogProps) {
  const t = useTranslations("keys");
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser calls onCancel.
    <dialog
      ref={openModal}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="m-auto w-[min(25rem,calc(100vw-2rem))] rounded-2xl border border-line bg-surface p-0 text-ink shadow-high backdrop:animate-[appear_120ms_ease-out] backdrop:bg-shade open:animate-[rise_160ms_ease-out]"
    >
      <div className="flex flex-col gap-4 p-6">
        <div>
          <h2 id={`${id}-title`} className="text-lg leading-tight font-semibold tracking-tight">
            {t("title")}
          </h2>
          <p className="pt-1 text-sm text-ink-soft">{t("text")}</p>
        </div>
        <dl className="flex flex-col divide-y divide-line text-sm">
          {keys
            .filter(({ name }) => canEdit || name !== "delete")
            .map(({ keys: names, name }) => (
              <div key={name} className="flex items-center justify-between gap-4 py-2">
                <dt>{t(name)}</dt>
                <dd className="flex gap-1.5">
                  {names.map((key) => (
                    <kbd
                      key={key}
                      className="min-w-7 rounded-md border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-sans text-xs font-medium text-ink-soft"
                    >
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
        </dl>
        <Button className="self-end" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </dialog>
  );
}
