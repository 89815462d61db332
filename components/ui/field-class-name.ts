import { classNames } from "./class-names";

/** The look of an input; type of 16 px, so that a phone does not zoom in. In its own file, since first pages have an input but no field. */
export const fieldClassName = classNames(
  "min-w-0 rounded-lg border border-line-strong bg-surface text-base text-ink transition-colors",
  "hover:border-ink-faint/60 focus-visible:outline-offset-0",
  "aria-invalid:border-danger aria-invalid:outline-danger",
);
