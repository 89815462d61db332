"use client";

import { createPortal } from "react-dom";
import { Button } from "./button";
import { topOfPage } from "./open-modal";
import type { Toast } from "./show-toast";

interface PlainToastProps {
  toast: Toast;
  closeLabel: string;
  onClose: () => void;
}

/** The words of a toast if the code of toasts cannot be loaded; shown until it is closed, or until that code loads after all. */
export function PlainToast({ toast: { message, action, isOnPage }, closeLabel, onClose }: PlainToastProps) {
  const act = () => {
    onClose();
    action?.onClick();
  };
  return createPortal(
    <div
      role={isOnPage ? undefined : "alert"}
      className="fixed inset-x-4 top-17 z-40 flex items-center gap-2 rounded-xl border border-line bg-surface p-3 text-sm shadow-high sm:left-auto sm:max-w-sm"
    >
      <p className="min-w-0 flex-1 wrap-anywhere">{message}</p>
      {action && (
        <Button size="small" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button size="small" onClick={onClose}>
        {closeLabel}
      </Button>
    </div>,
    topOfPage(),
  );
}
