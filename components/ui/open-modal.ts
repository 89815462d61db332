/**
 * A ref for a `<dialog>` that is open for as long as it is rendered: the browser makes the page behind it inert, holds
 * the focus, and gives it back on closing.
 */
export function openModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  dialog.showModal();
  return () => dialog.close();
}
