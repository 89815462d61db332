/** Class names joined; what is false, undefined or empty is left out. */
export const classNames = (...parts: (string | false | undefined)[]): string =>
  parts.filter((part) => part).join(" ");
