export interface KeyRow {
  /** The keys that do the same, as they are printed on a keyboard. */
  keys: readonly string[];
  label: string;
}

/** What keys do, one row each. */
export function KeyList({ rows }: { rows: readonly KeyRow[] }) {
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
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
