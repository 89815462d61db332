interface EventPlaceholdersProps {
  count: number;
}

/** Placeholders for cards that are loading. */
export function EventPlaceholders({ count }: EventPlaceholdersProps) {
  const positions = Array.from({ length: count }, (_, position) => position);
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      {positions.map((position) => (
        <div key={position} className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-5">
          <div className="flex gap-5">
            <span className="shimmer h-18 w-16 shrink-0 rounded-xl" />
            <span className="flex flex-1 flex-col gap-2.5 py-1">
              <span className="shimmer h-6 w-2/5 rounded-md" />
              <span className="shimmer h-5 w-3/4 rounded-md" />
            </span>
          </div>
          <span className="shimmer h-36 rounded-xl" />
          <span className="shimmer h-28 rounded-xl" />
        </div>
      ))}
    </div>
  );
}
