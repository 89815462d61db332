/** True where a numeric date of the text has a first number above 12. */
export const hasDayFirst = (text: string): boolean =>
  /(?<![\d:/.-])(?:1[3-9]|2\d|3[01])[/.](?:0?[1-9]|1[0-2])(?![\d:])/.test(text);
