import type { ReactNode } from "react";

interface DialogChoicesProps {
  /** The buttons, the harmless one first: it gets the focus. */
  children: ReactNode;
}

/** Three answers to a question: in a row with the harmless one apart, on a phone below each other with it at the end. */
export function DialogChoices({ children }: DialogChoicesProps) {
  return (
    <div className="flex w-full flex-col-reverse gap-2 sm:flex-row sm:items-center sm:[&>:first-child]:mr-auto">
      {children}
    </div>
  );
}
