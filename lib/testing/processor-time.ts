/**
 * What something synchronous gives, and the milliseconds of processor time that it takes. A clock on the wall also counts
 * what other programs of a busy machine do meanwhile, which is no fault of what is measured.
 */
export function timed<Result>(run: () => Result): { result: Result; spentMs: number } {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { result, spentMs: (user + system) / 1000 };
}
