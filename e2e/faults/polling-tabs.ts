import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { openBrowser } from "@/e2e/testing/open-browser";
import type { ProofContext } from "@/e2e/testing/proof";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { seededRandom } from "@/e2e/texts/adversarial-texts";
import { startFaultsModel } from "./faults-model";
import { eventsMax, faultsText, heldModel } from "./faults-text";
import { createHistory } from "./history";
import {
  openTab,
  type PollingTab,
  requireShown,
  startWaiting,
  tabFaults,
  type WaitingTab,
} from "./polling-tab";
import { reckon, requireWholeSoFar } from "./reckoning";
import { createTarget, type Target } from "./target";
import { countUp } from "./workload";

/** A tab for each single-tab fault at both screens. */
const tabCount = 2 * tabFaults.length;
/** Pages that load beside each other; on two cores all of them would come alive late. */
const openedAtOnce = 4;
const modelDeadlineSeconds = 60;
/** SPEC T1: how long after a poll the next one comes, and after the first failure the second attempt. */
const pollIntervalMs = 2000;
/** SPEC A21: how long a tab waits for a server that does not answer. */
const givenUpAfterMs = 10_000;
const saidWithinMs = 5000;

/** The server that the tabs poll, and how it is lost. */
interface Round {
  target: Target;
  server: () => ScratchServer;
  restart: () => Promise<void>;
  random: () => number;
  /** The longest duration of a single-tab fault. */
  longestMs: number;
}

type Fault = (tabs: readonly WaitingTab[], round: Round) => Promise<void>;

/** Each tab goes through a fault of its own. */
const eachItsOwn: Fault = async (tabs, { random, longestMs }) => {
  const first = Math.floor(random() * tabFaults.length);
  await Promise.all(
    tabs.map((tab, position) => {
      // Of each two tabs one waits at each screen.
      const fault = tabFaults[(first + Math.floor(position / 2)) % tabFaults.length];
      return fault?.(tab, longestMs * (0.3 + 0.7 * random()));
    }),
  );
};

/** The most requests of a tab in this time without an answer: at once, then after 2, 4, 8, 16 s and so on. */
const asksWithin = (awayMs: number) => 2 + Math.floor(Math.log2(awayMs / pollIntervalMs + 1));

/** Fails unless each tab says why it has no answer and asks less and less often. */
async function requireTold(
  tabs: readonly WaitingTab[],
  { message, withinMs, awayMs }: { message: string; withinMs: number; awayMs: number },
): Promise<void> {
  const before = tabs.map(({ askCount }) => askCount());
  const said = tabs.map(({ page }) =>
    page
      .getByText(message)
      .first()
      .waitFor({ timeout: withinMs })
      .then(
        () => true,
        () => false,
      ),
  );
  await pause(awayMs);
  assert.deepEqual(
    await Promise.all(said),
    tabs.map(() => true),
    `not every tab says "${message}"`,
  );
  const asks = tabs.map(({ askCount }, position) => askCount() - (before[position] ?? 0));
  assert.ok(Math.max(...asks) <= asksWithin(awayMs), `asked ${asks} times in ${awayMs} ms without an answer`);
}

/** The server is killed, and started again later at the same address. */
const away =
  (awayMs: number): Fault =>
  async (tabs, { server, restart, target }) => {
    await server().end("SIGKILL");
    const withinMs = pollIntervalMs + saidWithinMs;
    if (awayMs > withinMs) {
      await requireTold(tabs, {
        message: "Unable to connect to the server. Please check your internet connection.",
        withinMs,
        awayMs,
      });
    } else await pause(awayMs);
    requireWholeSoFar(target, server().databaseUrl);
    await restart();
  };

/** The server accepts requests and answers none. */
const silent: Fault = async (tabs, { server }) => {
  const withinMs = pollIntervalMs + givenUpAfterMs + saidWithinMs;
  server().signal("SIGSTOP");
  try {
    await requireTold(tabs, { message: "Request timed out. Please try again.", withinMs, awayMs: withinMs });
  } finally {
    server().signal("SIGCONT");
  }
};

/** The faults of each round. */
const shortRounds = [eachItsOwn];
const longRounds = [
  ...[eachItsOwn, away(1000), eachItsOwn, away(3000), eachItsOwn, silent],
  // Long enough for five failures in a row.
  ...[eachItsOwn, away(35_000), eachItsOwn, away(2000), eachItsOwn],
];

/** A server that is killed and started again at the same address, the only one that a tab knows. */
async function startRound(
  { startServer, count }: ProofContext,
  environment: Record<string, string>,
  random: () => number,
): Promise<Round> {
  let server = await startServer({ environment });
  const { databaseUrl, port } = server;
  const target = createTarget(createHistory());
  target.moveTo(server.origin);
  return {
    target,
    random,
    longestMs: count(2500, 6000),
    server: () => server,
    restart: async () => {
      server = await startServer({ environment, databaseUrl, port });
    },
  };
}

/**
 * RA39: real tabs wait for texts that a model reads, at the form and at the group's address. They go offline,
 * are hidden and frozen, left and reloaded; their server is killed, away for half a minute, or silent. A
 * hidden tab sends no requests, and a tab without an answer says so and asks less and less often; in the end
 * all show every event and stop asking.
 */
export async function provePollingTabs(context: ProofContext): Promise<void> {
  const { seed, count, note } = context;
  const random = seededRandom(seed);
  let isHeld = false;
  const model = await startFaultsModel(
    heldModel(() => isHeld),
    modelDeadlineSeconds,
  );
  const browser = await openBrowser();
  try {
    const round = await startRound(context, model.environment, random);
    const nextNumber = countUp();
    const tabs: PollingTab[] = [];
    for (let opened = 0; opened < tabCount; opened += 1) tabs.push(await openTab(browser, round.target));
    const rounds = count(0, 1) === 0 ? shortRounds : longRounds;
    let asks = 0;
    for (const fault of rounds) {
      isHeld = true;
      const waiting: WaitingTab[] = [];
      for (let at = 0; at < tabs.length; at += openedAtOnce) {
        const started = tabs.slice(at, at + openedAtOnce).map((tab, position) => {
          const text = faultsText(nextNumber(), 1 + Math.floor(random() * eventsMax));
          return startWaiting(tab, text, position % 2 === 0 ? "chat" : "group");
        });
        waiting.push(...(await Promise.all(started)));
      }
      const reading = pause(random() * 2 * round.longestMs).then(() => {
        isHeld = false;
      });
      await fault(waiting, round);
      await reading;
      await Promise.all(waiting.map(requireShown));
      asks += waiting.reduce((sum, { askCount }) => sum + askCount(), 0);
    }
    note("tabs", tabs.length);
    note("rounds", rounds.length);
    note("polls", asks);
    const { databaseUrl } = round.server();
    const actors = tabs.map(({ actor }) => actor);
    await reckon({ note }, { target: round.target, actors, databaseUrl, sinceMs: performance.now() });
  } finally {
    isHeld = false;
    await browser.close();
    await model.close();
  }
}
