type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a field held when the visitor last touched it; the selection is null where a field has none. */
interface EarlyInput {
  value: string;
  isChecked: boolean;
  start: number | null;
  end: number | null;
}

const acts = ["focusin", "input", "keyup", "click", "select"] as const;
const touched = new Map<Field, EarlyInput>();

function record({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const isChecked = "checked" in target && target.checked;
  const { value, selectionStart: start, selectionEnd: end } = target;
  touched.set(target, { value, isChecked, start, end });
}

/**
 * Remembers what is typed, ticked and selected on a page that is drawn but not alive yet: React puts back the value of
 * every text area as the server sent it, forgets the selection, and is told of no change. To be called before React
 * starts; `replayEarlyInput` hands over.
 */
export function recordEarlyInput(): void {
  for (const target of document.querySelectorAll("input, textarea")) record({ target });
  for (const act of acts) document.addEventListener(act, record, true);
}

/** What is set past React's own watch on the property, as typing does. */
function type(field: Field, value: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Tells React of everything that was remembered, as if it were done and left now. To be called when React has taken over. */
export function replayEarlyInput(): void {
  for (const act of acts) document.removeEventListener(act, record, true);
  for (const [field, { value, isChecked, start, end }] of touched) {
    const isLeft = field !== document.activeElement;
    if (value !== field.defaultValue) {
      type(field, value);
      if (isLeft) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    }
    if (field.type === "checkbox" && "defaultChecked" in field && isChecked !== field.defaultChecked) {
      field.checked = field.defaultChecked;
      field.click();
    }
    if (!isLeft && start !== null) field.setSelectionRange(start, end);
  }
  touched.clear();
}
