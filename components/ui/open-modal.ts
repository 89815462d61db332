/** The open modal dialogs, the topmost last. */
const openDialogs: HTMLElement[] = [];
let follow: ((top: HTMLElement) => void) | null = null;

/** The part that can be used: the topmost dialog, or otherwise the page. */
export const topOfPage = (): HTMLElement => openDialogs.at(-1) ?? document.body;

/**
 * A ref for a `<dialog>` that is open while it is rendered: the browser makes the page behind it inert, keeps the focus
 * inside, and restores it on closing.
 */
export function openModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  dialog.showModal();
  openDialogs.push(dialog);
  follow?.(dialog);
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    // Anything that moved into the dialog leaves it before it is removed.
    follow?.(topOfPage());
    dialog.close();
  };
}

/** Calls `next` with the topmost part and with every change of it, until the returned function is called. */
export function followTop(next: (top: HTMLElement) => void): () => void {
  follow = next;
  next(topOfPage());
  return () => {
    follow = null;
  };
}
