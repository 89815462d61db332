/** A key that no other row of a list has: one more than the largest so far. */
export const nextRowKey = (rows: readonly { key: string }[]): string =>
  `new-${Math.max(0, ...rows.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0))) + 1}`;
