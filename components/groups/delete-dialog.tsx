"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

interface DeleteDialogProps {
  /** One event, or all that the search shows (SPEC D9). */
  scope: "one" | "all";
  onCancel: () => void;
  onConfirm: () => void;
}

/** The sentences of SPEC S23, word for word, and what they leave out: every delete can be undone (B5). */
export function DeleteDialog({ scope, onCancel, onConfirm }: DeleteDialogProps) {
  const t = useTranslations();
  return (
    <ConfirmDialog
      kind="danger"
      title={t(scope === "one" ? "group.deleteTitle" : "group.deleteAllTitle")}
      text={t(scope === "one" ? "group.deleteText" : "group.deleteAllText")}
      note={t("app.undoLater")}
      onCancel={onCancel}
    >
      <Button onClick={onCancel}>{t("app.cancel")}</Button>
      <Button variant="danger" onClick={onConfirm}>
        {t(scope === "one" ? "event.delete" : "group.deleteAll")}
      </Button>
    </ConfirmDialog>
  );
}
