/** A place of a sentence in ICU's message syntax where a value stands. */
export interface IcuArgument {
  name: string;
  /** `plural`, `select`, `number`; empty where the value is inserted as it is. */
  type: string;
  /** The selectors of a plural or select: `=0`, `one`, `other`, or names. */
  branches: readonly string[];
}

/**
 * The arguments of a sentence in ICU's message syntax, those within its branches included. Quoted braces are text. For
 * sentences that can be parsed: braces that do not match end it.
 */
export function argumentsOf(sentence: string): IcuArgument[] {
  const found: IcuArgument[] = [];
  const text = sentence.replaceAll("''", "").replace(/'[{}][^']*'/g, "");
  let at = 0;
  const word = (): string => {
    const start = at;
    while (at < text.length && !",{}".includes(text.charAt(at))) at += 1;
    return text.slice(start, at).trim();
  };
  const readMessage = (): void => {
    while (at < text.length && text.charAt(at) !== "}") {
      if (text.charAt(at) === "{") readArgument();
      else at += 1;
    }
  };
  const readArgument = (): void => {
    at += 1;
    const name = word();
    const isTyped = text.charAt(at) === ",";
    if (isTyped) at += 1;
    const type = isTyped ? word() : "";
    const branches: string[] = [];
    found.push({ name, type, branches });
    if (text.charAt(at) === ",") at += 1;
    while (at < text.length && text.charAt(at) !== "}") {
      const selector = word();
      if (text.charAt(at) !== "{") continue;
      branches.push(selector);
      at += 1;
      readMessage();
      at += 1;
    }
    at += 1;
  };
  while (at < text.length) {
    readMessage();
    at += 1;
  }
  return found;
}
