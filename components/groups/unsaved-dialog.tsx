"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DialogChoices } from "./dialog-choices";

interface UnsavedDialogProps {
  /** What would be done without the changes: the screen left, or a file written. */
  purpose: "leave" | "export";
  /** How many events have changes that are not saved. */
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

/** Changes are about to be lost, or to be missing from a file: what to do with them. */
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
