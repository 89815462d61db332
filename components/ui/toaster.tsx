"use client";

import { Toaster as SonnerToaster, toast as sonnerToast } from "sonner";
import { defaultToastPosition, type Toast } from "./show-toast";
import { ToastCard } from "./toast-card";
import { ToastLayer } from "./toast-layer";
import { placeOnPage } from "./toast-place";

/** Where toasts appear; a polite live region that is mounted before them, so that each toast is announced. */
export function Toaster() {
  return (
    <ToastLayer>
      <SonnerToaster
        position={defaultToastPosition}
        gap={10}
        offset={{ top: 68, right: 20, bottom: 20, left: 20 }}
        mobileOffset={{ top: 68, right: 16, bottom: 16, left: 16 }}
        visibleToasts={4}
        expand
      />
    </ToastLayer>
  );
}

/**
 * Leaves the toast that has the focus, so that sonner gives it back to where it was before. By itself it does so only once the
 * toast has gone, and would take it from what has got it meanwhile.
 */
function leaveToast(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest("[data-sonner-toast]") !== null) focused.blur();
}

/** Puts a toast on the screen; `closeLabel` names its button. */
export function raiseToast({ type, message, durationMs, position, action }: Toast, closeLabel: string): void {
  sonnerToast.custom(
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
              leaveToast();
              sonnerToast.dismiss(id);
              action.onClick();
            },
          }
        }
        onClose={() => sonnerToast.dismiss(id)}
      />
    ),
    // The card has its own timer, since it also stops while it has the focus.
    {
      position: position === defaultToastPosition ? placeOnPage(message) : position,
      duration: Number.POSITIVE_INFINITY,
      testId: type,
    },
  );
}
