import { classNames } from "./class-names";

/** A box for input; 16 px of type, so that a phone does not zoom into it. In a file of its own: first pages have a box, and no field. */
export const fieldClassName = classNames(
  "min-w-0 rounded-lg border border-line-strong bg-surface text-base text-ink transition-colors",
  "hover:border-ink-faint/60 focus-visible:outline-offset-0",
  "aria-invalid:border-danger aria-invalid:outline-danger",
);
