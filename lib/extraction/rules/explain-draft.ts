import type { EventDraft } from "@/lib/extraction/schema";
import type { Phrase } from "@/lib/messages/phrase";

/** Rows as lines, each column as wide as its widest cell. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd(),
  );
}

/** `19-33`: where something stands, the end exclusive. */
export const place = ({ start, end }: { start: number; end: number }): string => `${start}-${end}`;

/** A weight with its sign. */
export const signed = (weight: number): string => (weight > 0 ? `+${weight}` : String(weight));

/** What a visitor would be told, by its name: `reasons.weekday {"weekday":2}`. */
const told = ({ code, params }: Phrase): string =>
  params === undefined ? code : `${code} ${JSON.stringify(params)}`;

/** A draft with the words that each of its values comes from, and the other readings. */
export function explainDraft(draft: EventDraft, number: number): string[] {
  const lines = [
    ["title", draft.title],
    ["start", `${draft.start} ${draft.allDay ? "all day" : draft.timezone}`],
    ["end", draft.end ?? "not said"],
    ["recurrence", draft.recurrence ?? ""],
    ["venue", draft.venue],
    ["location", draft.location],
    ["link", draft.link ?? ""],
    ["reminders", draft.reminders.join(", ")],
    ["people", draft.attendees.map(({ name }) => name).join(", ")],
    ...draft.evidence.map(({ field, quote, start, end }) => [
      "from",
      `${field}: ${place({ start, end })} ${JSON.stringify(quote)}`,
    ]),
    ...draft.alternatives.map(({ field, value, label, reason }) => [
      "or",
      `${field} = ${String(value)} (${told(label)}): ${told(reason)}`,
    ]),
  ];
  return [`draft ${number}`, ...aligned(lines.filter(([, value]) => value !== ""))];
}
