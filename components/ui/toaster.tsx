import { Toaster as SonnerToaster, toast as sonnerToast } from "sonner";
import { defaultToastPosition, type Toast } from "./show-toast";
import { ToastCard } from "./toast-card";
import { leaveToast } from "./toast-focus";
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

/** Puts a toast on the screen; `closeLabel` names its button. */
export function raiseToast(toast: Toast, closeLabel: string): void {
  const { type, message, durationMs, position, action, isOnPage = false } = toast;
  const close = (id: number | string): void => {
    leaveToast();
    sonnerToast.dismiss(id);
  };
  sonnerToast.custom(
    (id) => (
      <ToastCard
        type={type}
        message={message}
        durationMs={durationMs}
        closeLabel={closeLabel}
        isOnPage={isOnPage}
        action={
          action && {
            label: action.label,
            onClick: () => {
              close(id);
              action.onClick();
            },
          }
        }
        onClose={() => close(id)}
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
