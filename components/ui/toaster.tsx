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

/** The toasts on the screen that only say something, by what they say. */
const shown = new Map<string, number | string>();
let raisedCount = 0;

/**
 * Puts a toast on the screen; `closeLabel` names its button. One that only says what another says already takes its
 * place, since several parts of a page may fail for one reason.
 */
export function raiseToast(toast: Toast, closeLabel: string): void {
  const { type, message, durationMs, position, action, isOnPage = false } = toast;
  const said = action === undefined ? `${type} ${message}` : null;
  const forget = (id: number | string): void => {
    if (said !== null && shown.get(said) === id) shown.delete(said);
  };
  const close = (id: number | string): void => {
    forget(id);
    leaveToast();
    sonnerToast.dismiss(id);
  };
  raisedCount += 1;
  // As its key, so that the time and the announcement begin anew.
  const key = raisedCount;
  const earlier = said === null ? undefined : shown.get(said);
  const raised = sonnerToast.custom(
    (id) => (
      <ToastCard
        key={key}
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
      ...(earlier !== undefined && { id: earlier }),
      position: position === defaultToastPosition ? placeOnPage(message) : position,
      duration: Number.POSITIVE_INFINITY,
      testId: type,
      onDismiss: ({ id }) => forget(id),
    },
  );
  if (said !== null) shown.set(said, raised);
}
