/**
 * Runs a synchronous function and returns its result with the processor time in ms. Wall-clock time would
 * also count what other programs do meanwhile on a busy machine.
 */
export function timed<Result>(run: () => Result): { result: Result; spentMs: number } {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { result, spentMs: (user + system) / 1000 };
}
