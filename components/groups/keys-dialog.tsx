"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { KeyList } from "@/components/ui/key-list";
import { openModal } from "@/components/ui/open-modal";
import { rowKeys } from "./row-keys";

interface KeysDialogProps {
  /** Whether the visitor may delete events. */
  canEdit: boolean;
  onClose: () => void;
}

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
        <KeyList
          rows={rowKeys
            .filter(({ name }) => canEdit || name !== "delete")
            .map(({ keys, name }) => ({ keys, label: t(name) }))}
        />
        <Button className="self-end" onClick={onClose}>
          {t("close")}
        </Button>
      </div>
    </dialog>
  );
}
