/**
 * Replaces a text box's whole text as if it had been typed, so that undo brings back what was there (SPEC S13). The
 * command is deprecated, but it is the only way into the browser's undo history.
 */
export function replaceText(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  box.setSelectionRange(0, box.value.length);
  if (document.execCommand("insertText", false, text)) return;
  box.setRangeText(text, 0, box.value.length, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
