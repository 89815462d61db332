"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DialogChoices } from "./dialog-choices";

interface UnsavedDialogProps {
  /** What would happen without the changes: the visitor leaves the screen, or a file is written. */
  purpose: "leave" | "export";
  /** How many events have unsaved changes. */
  count: number;
  onCancel: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

const words = {
  leave: {
    title: "leaveTitle",
    text: "leaveText",
    cancel: "stay",
    discard: "leaveAnyway",
    save: "saveAndLeave",
  },
  export: {
    title: "exportTitle",
    text: "exportText",
    cancel: "cancel",
    discard: "exportAnyway",
    save: "saveAndExport",
  },
} as const;

/** Asks what to do with changes that are about to be lost or to be missing from a file. */
export function UnsavedDialog({ purpose, count, onCancel, onDiscard, onSave }: UnsavedDialogProps) {
  const t = useTranslations("unsaved");
  const { title, text, cancel, discard, save } = words[purpose];
  return (
    <ConfirmDialog kind="warning" title={t(title)} text={t(text, { count })} onCancel={onCancel}>
      <DialogChoices>
        <Button onClick={onCancel} variant="quiet">
          {t(cancel)}
        </Button>
        <Button onClick={onDiscard}>{t(discard)}</Button>
        <Button variant="primary" onClick={onSave}>
          {t(save)}
        </Button>
      </DialogChoices>
    </ConfirmDialog>
  );
}
