"use client";

import { type ToasterProps, toast } from "sonner";
import { ToastCard, type ToastType } from "./toast-card";

/** SPEC K1. */
const toastDurationMs = 3000;
const errorToastDurationMs = 5000;

export type ToastPosition = NonNullable<ToasterProps["position"]>;

/** SPEC S5. */
export const defaultToastPosition: ToastPosition = "top-right";

export interface ToastOptions {
  type: ToastType;
  message: string;
  durationMs?: number;
  position?: ToastPosition;
  action?: { label: string; onClick: () => void };
  closeLabel?: string;
}

/** Shows a toast until its time is over or it is closed (SPEC S5, E5). */
export function showToast(options: ToastOptions): void {
  const { type, message, position = defaultToastPosition, action, closeLabel = "Close" } = options;
  const durationMs = options.durationMs ?? (type === "error" ? errorToastDurationMs : toastDurationMs);
  toast.custom(
    (id) => (
      <ToastCard
        type={type}
        message={message}
        durationMs={durationMs}
        closeLabel={closeLabel}
        action={
          action && {
            label: action.label,
            onClick: () => {
              toast.dismiss(id);
              action.onClick();
            },
          }
        }
        onClose={() => toast.dismiss(id)}
      />
    ),
    // The card keeps its own time, since it also stands still while it has the focus.
    { position, duration: Number.POSITIVE_INFINITY, testId: type },
  );
}

interface Failure {
  message: string;
  severity: "warning" | "error";
}

/** SPEC X2: a failed call, for 5 s, as a warning where the visitor can mend it. */
export function showFailure({ message, severity }: Failure): void {
  showToast({ type: severity, message, durationMs: errorToastDurationMs });
}
