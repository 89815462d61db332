"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

interface DeleteGroupDialogProps {
  /** How many events the group has. */
  count: number;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before a whole group is deleted, and says what goes with it. */
export function DeleteGroupDialog({ count, onCancel, onConfirm }: DeleteGroupDialogProps) {
  const t = useTranslations();
  return (
    <ConfirmDialog
      kind="danger"
      title={t("groups.deleteTitle")}
      text={t("groups.deleteText", { count })}
      note={t("app.undoLater")}
      onCancel={onCancel}
    >
      <Button onClick={onCancel}>{t("app.cancel")}</Button>
      <Button variant="danger" onClick={onConfirm}>
        {t("groups.deleteConfirm")}
      </Button>
    </ConfirmDialog>
  );
}
