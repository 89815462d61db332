import type { ReactNode } from "react";

interface DialogChoicesProps {
  /** The buttons, the harmless one first, since it gets the focus. */
  children: ReactNode;
}

/** Three answers to a question: in a row, which makes the dialog as wide as it needs, with the harmless one apart; on a phone in a column with the harmless one last. */
export function DialogChoices({ children }: DialogChoicesProps) {
  return (
    <div className="flex w-full flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:items-center sm:justify-end sm:[&>:first-child]:mr-auto">
      {children}
    </div>
  );
}
