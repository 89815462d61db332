/** The dialogs that have the page to themselves, the topmost last. */
const openDialogs: HTMLElement[] = [];
let follow: ((top: HTMLElement) => void) | null = null;

/** What can be used: the topmost dialog, or else the page. */
export const topOfPage = (): HTMLElement => openDialogs.at(-1) ?? document.body;

/**
 * A ref for a `<dialog>` that is open for as long as it is rendered: the browser makes the page behind it inert, holds
 * the focus, and gives it back on closing.
 */
export function openModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  dialog.showModal();
  openDialogs.push(dialog);
  follow?.(dialog);
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    // What had moved into the dialog leaves it before it goes.
    follow?.(topOfPage());
    dialog.close();
  };
}

/** Calls `next` with the top of the page and with every change of it, until the answer is called. */
export function followTop(next: (top: HTMLElement) => void): () => void {
  follow = next;
  next(topOfPage());
  return () => {
    follow = null;
  };
}
