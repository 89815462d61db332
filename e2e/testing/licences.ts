/**
 * What a part that is shipped may be under, by SPDX identifier: licences that ask for nothing of what is built with them.
 * Of LGPL, MPL and EPL the parts themselves are bound: they are installed by npm as they are, and none is changed here.
 * GPL and AGPL would bind the whole, and a licence that nobody has looked at may ask for anything.
 */
const permitted = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "EPL-2.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
]);

/** The parts of an expression between an operator, where that is in no parentheses. */
function splitBy(expression: string, operator: RegExp): string[] {
  let depth = 0;
  const parts = [""];
  for (const word of expression.split(/(\s+|[()])/)) {
    if (word === "(") depth += 1;
    if (word === ")") depth -= 1;
    if (depth === 0 && operator.test(word)) parts.push("");
    else parts.push((parts.pop() ?? "") + word);
  }
  return parts.map((part) => part.trim());
}

/**
 * Whether a part under this licence may be shipped: an SPDX expression (Annex D of the specification), in which one side
 * of an OR is enough and both sides of an AND count. Older manifests write `and` in lower case. A licence with an
 * exception (WITH) is one that nobody has looked at.
 */
export function isPermitted(expression: string): boolean {
  const either = splitBy(expression, /^or$/i);
  if (either.length > 1) return either.some(isPermitted);
  const both = splitBy(expression, /^and$/i);
  if (both.length > 1) return both.every(isPermitted);
  const [, inner] = /^\((.*)\)$/s.exec(expression.trim()) ?? [];
  return inner === undefined ? permitted.has(expression.trim()) : isPermitted(inner);
}
