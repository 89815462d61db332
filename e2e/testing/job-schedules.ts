import fc from "fast-check";
import { leaseMs } from "@/lib/jobs/lease";
import { serverReader, visitorReader } from "@/lib/testing/job-bench";
import { createJobWorld, type JobWorld } from "./job-world";
import { modelMoods } from "./simulated-process";

type JobCommand = fc.AsyncCommand<object, JobWorld>;

const command = (name: string, run: (world: JobWorld) => Promise<void> | void): JobCommand => ({
  check: () => true,
  run: async (_model, world) => {
    await run(world);
    await world.check();
  },
  toString: () => name,
});

const slot = fc.nat({ max: 1 });
const which = fc.nat({ max: 2 });
/** Less than a heartbeat, a heartbeat, just over a lease, and past the deadlines. */
const durationMs = fc.constantFrom(1000, 5000, 15_001, 31_000, 61_000);
const minuteMs = 60_000;
/**
 * A correction of seconds, a flapping of ten minutes, a daylight-saving mistake, a wrong month; and right
 * again.
 */
const wrongByMs = fc.constantFrom(
  0,
  20_000,
  -20_000,
  10 * minuteMs,
  -10 * minuteMs,
  -120 * minuteMs,
  43_200 * minuteMs,
);

const commands = [
  fc
    .tuple(slot, fc.constantFrom(serverReader, visitorReader))
    .map(([at, reader]) => command(`create(${at}, ${reader.keyFrom})`, (world) => world.create(at, reader))),
  fc
    .tuple(slot, which)
    .map(([at, group]) => command(`poll(${at}, ${group})`, (world) => world.poll(at, group))),
  fc.integer({ min: 1, max: 9 }).map((count) => command(`step(${count})`, (world) => world.step(count))),
  durationMs.map((ms) => command(`advance(${ms})`, (world) => world.advance(ms))),
  fc
    .tuple(slot, wrongByMs)
    .map(([at, ms]) => command(`setClock(${at}, ${ms})`, (world) => world.process(at).setClock(ms))),
  slot.map((at) => command(`pause(${at})`, (world) => world.process(at).pause())),
  slot.map((at) => command(`resume(${at})`, (world) => world.process(at).resume())),
  slot.map((at) =>
    command(`kill(${at})`, (world) => {
      world.process(at).kill();
      world.replace(at);
    }),
  ),
  // A process dies when it has just begun, and a lease later comes a poll: three of these within a deadline
  // rarely occur by chance.
  fc.tuple(slot, which).map(([at, group]) =>
    command(`die(${at}, ${group})`, async (world) => {
      world.process(at).kill();
      world.replace(at);
      await world.advance(leaseMs + 1);
      world.poll(at, group);
      await world.step(8);
    }),
  ),
  slot.map((at) =>
    command(`terminate(${at})`, (world) => {
      world.process(at).terminate();
      world.replace(at);
    }),
  ),
  fc
    .tuple(slot, which)
    .map(([at, group]) => command(`delete(${at}, ${group})`, (world) => world.remove(at, group))),
  fc
    .tuple(slot, which)
    .map(([at, group]) => command(`take(${at}, ${group})`, (world) => world.take(at, group))),
  which.map((group) => command(`restore(${group})`, (world) => world.restore(group))),
];

/**
 * RA35 and RA24: drives the job engine over the real database through schedules of faults. Processes are
 * killed, paused past their lease, or stopped; clocks are set wrong; groups are deleted and restored, or
 * taken as they stand; both processes poll; answers arrive at any moment or never, some of them after a part.
 * Rejects with the shortest schedule that breaks a rule, and the seed that repeats it.
 */
export async function runJobSchedules({ count, seed }: { count: number; seed: number }): Promise<void> {
  const moods = fc.array(fc.constantFrom(...modelMoods), { minLength: 1, maxLength: 4 });
  const schedule = fc.commands(commands, { maxCommands: 40, size: "+1" });
  const property = fc.asyncProperty(fc.scheduler(), moods, schedule, async (scheduler, inMoods, steps) => {
    const world = createJobWorld(scheduler, inMoods);
    await fc.asyncModelRun(async () => {
      await world.create(0, serverReader);
      return { model: {}, real: world };
    }, steps);
    await world.settle();
  });
  await fc.assert(property, { numRuns: count, seed, endOnFailure: false });
}
