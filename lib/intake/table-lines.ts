import Papa from "papaparse";
import { rowLine } from "./table-rows";

const rowsMax = 5000;

/** The rows of a table in a text file (RFC 4180, or with semicolons or tabs) as lines that keep their columns. */
export function linesOfTable(text: string): string {
  const { data } = Papa.parse<string[]>(text, {
    preview: rowsMax,
    skipEmptyLines: "greedy",
    delimitersToGuess: [",", ";", "\t", "|"],
  });
  return data.map(rowLine).join("\n");
}
