/**
 * The licences that a shipped package may have, by SPDX identifier: those that demand nothing of software
 * that uses the package. LGPL, MPL and EPL bind only the package itself: npm installs it as it is, and
 * nothing changes it here. GPL and AGPL would bind the whole, and an unknown licence may demand anything.
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

/** The parts of an expression between an operator, outside parentheses. */
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
 * Whether a package under this licence may be shipped. The licence is an SPDX expression (Annex D of the
 * specification): one side of an OR is enough, both sides of an AND must be permitted. Older manifests write
 * `and` in lower case. A licence with an exception (WITH) counts as unknown.
 */
export function isPermitted(expression: string): boolean {
  const either = splitBy(expression, /^or$/i);
  if (either.length > 1) return either.some(isPermitted);
  const both = splitBy(expression, /^and$/i);
  if (both.length > 1) return both.every(isPermitted);
  const [, inner] = /^\((.*)\)$/s.exec(expression.trim()) ?? [];
  return inner === undefined ? permitted.has(expression.trim()) : isPermitted(inner);
}
