"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

interface DeleteDialogProps {
  /** How many events the search shows, all of which are deleted (SPEC D9); null for one event by itself. */
  allCount: number | null;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The sentences of SPEC S23, word for word, and what they leave out: every delete can be undone (B5). */
export function DeleteDialog({ allCount, onCancel, onConfirm }: DeleteDialogProps) {
  const t = useTranslations();
  const undoLater = t("app.undoLater");
  return (
    <ConfirmDialog
      kind="danger"
      title={t(allCount === null ? "group.deleteTitle" : "group.deleteAllTitle")}
      text={t(allCount === null ? "group.deleteText" : "group.deleteAllText")}
      note={allCount === null ? undoLater : `${t("group.deleteAllCount", { count: allCount })} ${undoLater}`}
      onCancel={onCancel}
    >
      <Button onClick={onCancel}>{t("app.cancel")}</Button>
      <Button variant="danger" onClick={onConfirm}>
        {t(allCount === null ? "event.delete" : "group.deleteAll")}
      </Button>
    </ConfirmDialog>
  );
}
