/** Joins class names; leaves out what is false, undefined or empty. */
export const classNames = (...parts: (string | false | undefined)[]): string =>
  parts.filter((part) => part).join(" ");
