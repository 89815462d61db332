"use client";

import type { ToasterProps } from "sonner";
import type { ToastType } from "./toast-card";

/** SPEC K1: how long a toast is shown. */
const toastDurationMs = 3000;
const errorToastDurationMs = 5000;

/** SPEC S5: any of the six corners and edges. */
type ToastPosition = NonNullable<ToasterProps["position"]>;

export const defaultToastPosition: ToastPosition = "top-right";

export interface ToastOptions {
  type: ToastType;
  message: string;
  durationMs?: number;
  position?: ToastPosition;
  action?: { label: string; onClick: () => void };
  /** Whether the page says the same and announces it, so that the toast is only seen. */
  isOnPage?: boolean;
}

/** A toast with all its options resolved. */
export type Toast = ToastOptions & { durationMs: number; position: ToastPosition };

type RaiseToast = (toast: Toast) => void;

// The code that shows toasts is fetched for the first toast, or shortly before; until then toasts wait here.
const waiting: Toast[] = [];
let raise: RaiseToast | null = null;
let fetchToaster: ((toast: Toast) => void) | null = null;

/** Shows a toast until its time is over or it is closed (SPEC S5, E5). */
export function showToast(options: ToastOptions): void {
  const durationMs =
    options.durationMs ?? (options.type === "error" ? errorToastDurationMs : toastDurationMs);
  const toast = { ...options, durationMs, position: options.position ?? defaultToastPosition };
  if (raise === null) {
    waiting.push(toast);
    fetchToaster?.(toast);
  } else {
    raise(toast);
  }
}

/** Makes `raiseToast` show the waiting toasts and all later ones, until the returned function is called. */
export function startToasts(raiseToast: RaiseToast): () => void {
  raise = raiseToast;
  for (const toast of waiting.splice(0)) raiseToast(toast);
  return () => {
    raise = null;
  };
}

/** Drops the waiting toasts, which were shown in another way. */
export function dropWaitingToasts(): void {
  waiting.splice(0);
}

/** Calls `load` with each toast that nothing can show yet, until the returned function is called. */
export function onFirstToast(load: (toast: Toast) => void): () => void {
  fetchToaster = load;
  waiting.slice(-1).forEach(load);
  return () => {
    fetchToaster = null;
  };
}

interface Failure {
  message: string;
  severity: "warning" | "error";
  isOnPage?: boolean;
}

/** SPEC X2: shows a failed call for 5 s, as a warning if the visitor can fix the cause. */
export function showFailure({ message, severity, isOnPage = false }: Failure): void {
  showToast({ type: severity, message, durationMs: errorToastDurationMs, isOnPage });
}
