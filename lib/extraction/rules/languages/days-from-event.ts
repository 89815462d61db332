/** Words of a language by which days are counted from another event. */
interface CountedDays {
  /** `dos` → 2. */
  counts: Readonly<Record<string, number>>;
  /** Units in days, in the plural and, behind a one, in the singular. */
  units: readonly { one: string; many: string; days: number }[];
  before: readonly string[];
  after: readonly string[];
}

/** `dos semanas después`, `il giorno prima`, `3 dias antes`: days from the event that was told before, by their words. */
export function daysFromEventOf({ counts, units, before, after }: CountedDays): Record<string, number> {
  const sides = [...before.map((word) => ({ word, sign: -1 })), ...after.map((word) => ({ word, sign: 1 }))];
  const amounts = [
    ...Object.entries(counts),
    ...Object.values(counts).map((count) => [`${count}`, count] as const),
  ];
  return Object.fromEntries(
    units.flatMap(({ one, many, days }) =>
      sides.flatMap(({ word, sign }): [string, number][] => [
        [`${one} ${word}`, days * sign],
        ...amounts.map(([amount, count]): [string, number] => [
          `${amount} ${many} ${word}`,
          days * count * sign,
        ]),
      ]),
    ),
  );
}
