import { useTranslations } from "next-intl";

/** The keys that the keyboards of different countries name differently, by their English names. */
const keyNames: ReadonlyMap<string, "enter" | "shift" | "control" | "delete" | "escape"> = new Map([
  ["Enter", "enter"],
  ["Shift", "shift"],
  ["Ctrl", "control"],
  ["Delete", "delete"],
  ["Esc", "escape"],
] as const);

export interface KeyRow {
  /** The keys that do the same, as they are printed on an English keyboard: `Shift + Enter`. */
  keys: readonly string[];
  label: string;
}

/** What keys do, one row each. */
export function KeyList({ rows }: { rows: readonly KeyRow[] }) {
  const t = useTranslations("keyNames");
  const printed = (key: string): string => {
    const name = keyNames.get(key);
    return name === undefined ? key : t(name);
  };
  const printedTogether = (keys: string): string => keys.split(" + ").map(printed).join(" + ");
  return (
    <dl className="flex flex-col divide-y divide-line text-sm">
      {rows.map(({ keys, label }) => (
        <div key={label} className="flex items-center justify-between gap-4 py-2">
          <dt>{label}</dt>
          <dd className="flex shrink-0 gap-1.5">
            {keys.map((key) => (
              <kbd
                key={key}
                className="min-w-7 rounded-md border border-line-strong bg-sunken px-1.5 py-0.5 text-center font-sans text-xs font-medium text-ink-soft"
              >
                {printedTogether(key)}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
