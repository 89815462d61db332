"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { SettingsSection } from "./settings-section";

interface DataSectionProps {
  isDeleting: boolean;
  onDeleteAll: () => void;
}

/** SPEC D12: deletes all of the visitor's data, after a modal question. */
export function DataSection({ isDeleting, onDeleteAll }: DataSectionProps) {
  const t = useTranslations("settings");
  const tApp = useTranslations("app");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SettingsSection title={t("data")} text={t("dataText")}>
      <div>
        <Button
          variant="quietDanger"
          disabled={isDeleting}
          onClick={() => setIsAsking(true)}
          className="border border-danger/40 text-danger"
        >
          {isDeleting ? t("deletingData") : t("deleteData")}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          kind="danger"
          title={t("deleteData")}
          text={t("deleteDataText")}
          onCancel={() => setIsAsking(false)}
        >
          <Button onClick={() => setIsAsking(false)}>{tApp("cancel")}</Button>
          <Button
            variant="danger"
            onClick={() => {
              setIsAsking(false);
              onDeleteAll();
            }}
          >
            {t("deleteDataConfirm")}
          </Button>
        </ConfirmDialog>
      )}
    </SettingsSection>
  );
}
