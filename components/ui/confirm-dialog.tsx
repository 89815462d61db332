"use client";

import { CircleHelp, OctagonAlert, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { openModal } from "./open-modal";

export type DialogKind = "info" | "warning" | "danger";

const icons = { info: CircleHelp, warning: TriangleAlert, danger: OctagonAlert } as const;
const tints: Record<DialogKind, string> = {
  info: "bg-accent-soft text-accent-ink",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

interface ConfirmDialogProps {
  kind: DialogKind;
  title: string;
  text: string;
  /** What softens the text, in small type below it. */
  note?: string;
  /** Called on Escape, or on a press outside the dialog. */
  onCancel: () => void;
  /** The buttons; the first must be the harmless one, since it gets the focus. */
  children: ReactNode;
}

/** A modal question: the focus stays inside and afterwards returns to where it was. Open while rendered. */
export function ConfirmDialog({ kind, title, text, note, onCancel, children }: ConfirmDialogProps) {
  const id = useId();
  const Icon = icons[kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, and the browser calls onCancel.
    <dialog
      ref={openModal}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={note === undefined ? `${id}-text` : `${id}-text ${id}-note`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onClick={(event) => event.target === event.currentTarget && onCancel()}
      className="m-auto w-fit max-w-[min(36rem,calc(100vw-2rem))] min-w-[min(27rem,calc(100vw-2rem))] rounded-2xl border border-line bg-surface p-0 text-ink shadow-high backdrop:animate-[appear_120ms_ease-out] backdrop:bg-shade open:animate-[rise_160ms_ease-out]"
    >
      <div className="flex flex-col gap-6 p-6">
        {/* The buttons alone decide how wide the dialog is. */}
        <div className="flex gap-4 [contain:inline-size]">
          <span
            className={classNames("grid size-10 shrink-0 place-items-center rounded-full", tints[kind])}
            aria-hidden="true"
          >
            <Icon className="size-5" />
          </span>
          <div className="flex min-w-0 flex-col gap-1.5 pt-1.5">
            <h2 id={`${id}-title`} className="text-lg leading-tight font-semibold tracking-tight">
              {title}
            </h2>
            <p id={`${id}-text`} className="text-ink-soft">
              {text}
            </p>
            {note !== undefined && (
              <p id={`${id}-note`} className="text-xs text-ink-faint">
                {note}
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap justify-end gap-2">{children}</div>
      </div>
    </dialog>
  );
}
