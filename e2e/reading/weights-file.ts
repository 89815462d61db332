import { type Weights, weightsPerOne } from "@/lib/extraction/rules/choose/scorer";

const lineLength = 96;

/** How names of features begin: `before:of` with `before:`. */
const beginningOf = (name: string): string => /^[^:]+:/.exec(name)?.[0] ?? "";

/** The names of one beginning with their weights, in lines that fit into the file. */
function linesOf(beginning: string, weights: readonly (readonly [name: string, weight: number])[]): string[] {
  const lines = [beginning === "" ? "-" : beginning];
  for (const [name, weight] of weights) {
    const row = `${name.slice(beginning.length)} ${Math.round(weight * weightsPerOne)}`;
    const last = lines.at(-1) ?? "";
    if (last.length + row.length > lineLength) lines.push(` ${row}`);
    else lines[lines.length - 1] = `${last} ${row}`;
  }
  return lines;
}

/** Weights as the source of the call that reads them: names that begin alike together, which weighs less. */
export function writtenWeights(weights: Weights): string {
  const groups = Map.groupBy(Object.entries(weights), ([name]) => beginningOf(name));
  const lines = [...groups].flatMap(([beginning, own]) => linesOf(beginning, own));
  const written = lines.join("\n").replace(/[\\`]|\$(?=\{)/g, "\\$&");
  return `readWeights(\`\n${written}\n\`)`;
}
