/** The width of a line of text in the box's own font, in pixels. */
function lineWidth(box: HTMLTextAreaElement, line: string): number {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return Number.POSITIVE_INFINITY;
  context.font = window.getComputedStyle(box).font;
  return context.measureText(line).width;
}

/**
 * True while the caret is on the last visible line. A browser does not say where it wraps a text box's lines, so if the
 * last line is wider than the box, only its end counts.
 */
export function isCaretOnLastLine(box: HTMLTextAreaElement): boolean {
  const { selectionEnd, value } = box;
  if (selectionEnd === value.length) return true;
  if (value.includes("\n", selectionEnd)) return false;
  const { paddingLeft, paddingRight } = window.getComputedStyle(box);
  const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return lineWidth(box, value.slice(value.lastIndexOf("\n") + 1)) < room;
}
