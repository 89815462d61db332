"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DialogChoices } from "./dialog-choices";

interface ExportDialogProps {
  count: number;
  onCancel: () => void;
  onOneByOne: () => void;
  onOneFile: () => void;
}

/** SPEC S23, S24: asks how to export; what to export is already decided. */
export function ExportDialog({ count, onCancel, onOneByOne, onOneFile }: ExportDialogProps) {
  const t = useTranslations();
  return (
    <ConfirmDialog
      kind="info"
      title={t("group.exportAllTitle")}
      text={t("group.exportAllText", { count })}
      onCancel={onCancel}
    >
      <DialogChoices>
        <Button variant="quiet" onClick={onCancel}>
          {t("app.cancel")}
        </Button>
        <Button onClick={onOneByOne}>{t("group.exportOneByOne")}</Button>
        <Button variant="primary" onClick={onOneFile}>
          {t("group.exportOneFile")}
        </Button>
      </DialogChoices>
    </ConfirmDialog>
  );
}
