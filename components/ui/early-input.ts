import { replayEarlyEnter } from "./early-enter";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a field held when the visitor last touched it; the selection is null if the field has none. */
interface EarlyInput {
  value: string;
  /** Whether the value is not the one that the server sent. */
  isTyped: boolean;
  isChecked: boolean;
  start: number | null;
  end: number | null;
}

const acts = ["focusin", "input", "keyup", "click", "select"] as const;
const touched = new Map<Field, EarlyInput>();

function record({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart: start, selectionEnd: end } = target;
  const isTyped = value !== target.defaultValue;
  const isChecked = "checked" in target && target.checked;
  touched.set(target, { value, isTyped, isChecked, start, end });
}

/**
 * Lets nobody set the default of a text area to what it is: React does so to each as it starts, which puts the selection of an
 * untouched one to its beginning. Returns a function that ends it.
 */
function keepSelections(): () => void {
  const areas = HTMLTextAreaElement.prototype;
  const given = Object.getOwnPropertyDescriptor(areas, "defaultValue");
  if (given === undefined) return () => undefined;
  Object.defineProperty(areas, "defaultValue", {
    ...given,
    set(this: HTMLTextAreaElement, value: string) {
      if (value !== this.defaultValue) given.set?.call(this, value);
    },
  });
  return () => Object.defineProperty(areas, "defaultValue", given);
}

let releaseSelections: () => void = () => undefined;

/**
 * Remembers what is typed, ticked and selected on a page that is not hydrated yet: React resets every text area to the
 * value that the server sent, forgets the selection, and sees no change event. Call it before React starts;
 * `replayEarlyInput` then replays what it remembers.
 */
export function recordEarlyInput(): void {
  releaseSelections = keepSelections();
  for (const target of document.querySelectorAll("input, textarea")) record({ target });
  for (const act of acts) document.addEventListener(act, record, true);
}

/** Sets a property without React's tracking of it noticing, as typing does. */
function type(field: Field, value: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether some of the field's text is selected: what the visitor did last, if its event is still on its way. */
const hasSelection = ({ selectionStart, selectionEnd }: Field) => selectionStart !== selectionEnd;

/** Replays everything remembered to React, as if it were typed and left now. Call it after hydration. */
export function replayEarlyInput(): void {
  releaseSelections();
  for (const act of acts) document.removeEventListener(act, record, true);
  for (const [field, { value, isTyped, isChecked, start, end }] of touched) {
    const isLeft = field !== document.activeElement;
    const [from, to] = hasSelection(field) ? [field.selectionStart, field.selectionEnd] : [start, end];
    if (isTyped) {
      type(field, value);
      if (isLeft) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    }
    if (field.type === "checkbox" && "defaultChecked" in field && isChecked !== field.defaultChecked) {
      field.checked = field.defaultChecked;
      field.click();
    }
    // In a text that the page brought back meanwhile the caret stays where the browser puts it.
    const isSame = field.value === value;
    if (!isLeft && from !== null && isSame && !hasSelection(field)) field.setSelectionRange(from, to);
  }
  touched.clear();
  // In a task of its own, after React has drawn what was typed.
  window.setTimeout(replayEarlyEnter);
}
