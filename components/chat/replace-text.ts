/**
 * The most lines that are typed by the browser's command, whose time grows with their square: in Chromium 400 lines take
 * 0.3 s, 3,200 lines 12 s.
 */
const typedLinesMax = 400;

/**
 * Types a text over a box's selection, so that undo brings back what was there. The command is deprecated, but it is the
 * only way into the browser's undo history. A text of very many lines is set without it.
 */
function typeText(box: HTMLTextAreaElement, text: string): void {
  const isTyped = text.split("\n").length <= typedLinesMax;
  if (isTyped && document.execCommand("insertText", false, text)) return;
  box.setRangeText(text, box.selectionStart, box.selectionEnd, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Replaces a text box's whole text as if it had been typed (SPEC S13). */
export function replaceText(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  box.setSelectionRange(0, box.value.length);
  typeText(box, text);
}

/** Puts a text in the place of words that the box holds; of all that it holds where they were changed since. */
export function replaceWords(box: HTMLTextAreaElement, words: string, text: string): void {
  const start = box.value.indexOf(words);
  box.focus();
  if (start < 0) box.setSelectionRange(0, box.value.length);
  else box.setSelectionRange(start, start + words.length);
  typeText(box, text);
}

/** Puts a text where the caret is, or in the place of what is selected, as a paste does. */
export function insertText(box: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = box;
  box.focus();
  // Chromium takes what is inserted for a part of the letters typed before, unless the selection has changed: undo would take both.
  box.setSelectionRange(0, 0);
  box.setSelectionRange(selectionStart, selectionEnd);
  typeText(box, text);
}

/** Puts a text below what the box holds, after a blank line. */
export function appendText(box: HTMLTextAreaElement, text: string): void {
  const held = box.value.trimEnd();
  box.focus();
  box.setSelectionRange(held.length, box.value.length);
  typeText(box, held === "" ? text : `\n\n${text}`);
}
