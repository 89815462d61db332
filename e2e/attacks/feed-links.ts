import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { type ApiCaller, createCaller, inParallel, quantile } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";

const timesApart = 0.2;
const feedsPerMinute = 120;
const feedSchema = z.object({ data: z.object({ url: z.string() }) });

interface SharedGroup {
  groupId: string;
  token: string;
}

const pathOf = (token: string): string => `/api/v1/feeds/${token}.ics`;

async function shareGroup(owner: ApiCaller, index: number): Promise<SharedGroup> {
  const { id: groupId } = await owner.create(`Meeting ${index} tomorrow at 9am`);
  const answer = await owner.call("GET", `/api/v1/groups/${groupId}/feed/`);
  const { url } = feedSchema.parse(JSON.parse(answer.text)).data;
  return { groupId, token: /\/feeds\/([\w-]{32})\.ics$/.exec(url)?.[1] ?? "" };
}

/** Addresses that lead nowhere: of no feed, of one that was ended, of a group, and malformed ones; each kind comes first in turn. */
function guesses(ended: readonly SharedGroup[], index: number): { kind: string; name: string }[] {
  const one = ended[index % ended.length];
  const malformed = ["x", "%00", "A".repeat(33), "..%2f..", "'%20OR%201=1"];
  const kinds = [
    { kind: "unknown", name: randomBytes(24).toString("base64url") },
    { kind: "ended", name: one?.token ?? "" },
    { kind: "group", name: one?.groupId ?? "" },
    { kind: "malformed", name: malformed[index % malformed.length] ?? "" },
  ];
  const first = index % kinds.length;
  return [...kinds.slice(first), ...kinds.slice(0, first)];
}

/** A stranger with the group's link can follow a feed whose address they have, and neither ask for one nor end it. */
async function checkOwnership(stranger: ApiCaller, { groupId, token }: SharedGroup): Promise<void> {
  for (const method of ["GET", "DELETE"]) {
    assert.equal((await stranger.call(method, `/api/v1/groups/${groupId}/feed/`)).status, 403);
  }
  assert.equal((await stranger.call("GET", pathOf(token))).status, 200, "a stranger ended a feed");
}

async function checkLimit(origin: string): Promise<void> {
  const guesser = createCaller(origin, null);
  const statuses = await inParallel([...Array(feedsPerMinute + 30).keys()], 8, async () => {
    const name = randomBytes(24).toString("base64url");
    return (await guesser.call("GET", pathOf(name))).status;
  });
  const refused = statuses.filter((status) => status === 429).length;
  assert.equal(refused, 30, `guesses passed the limit of feeds: ${[...new Set(statuses)].join(" ")}`);
}

/**
 * RA51: feeds' addresses have nothing in common with each other or with their groups, a guessed one reveals nothing by its answer
 * or its time, only a group's maker gives one away, an ended one leads nowhere, and guessing has a limit of its own.
 */
export async function proveFeedLinks({ startServer, count, note }: ProofContext): Promise<void> {
  const { origin } = await startServer();
  const owner = createCaller(origin);
  const numbers = Array.from({ length: count(60, 2000) }, (_, index) => index);
  const shared = await inParallel(numbers, 8, (index) => shareGroup(owner, index));
  assert.equal(new Set(shared.map(({ token }) => token)).size, numbers.length, "a token came twice, or none");
  assert.ok(shared.every(({ token }) => Buffer.from(token, "base64url").length === 24));
  assert.ok(shared.every(({ groupId, token }) => !token.includes(groupId)));
  for (const one of shared.slice(0, 3)) await checkOwnership(createCaller(origin), one);

  const gone = shared.slice(-20);
  for (const { groupId } of gone) await owner.call("DELETE", `/api/v1/groups/${groupId}/feed/`);
  const times = new Map<string, number[]>();
  const bodies = new Set<string>();
  const nobody = createCaller(origin, null);
  const guessCount = count(400, 8000);
  for (let index = 0; index * 4 < guessCount; index += 1) {
    for (const { kind, name } of guesses(gone, index)) {
      const answer = await nobody.call("GET", pathOf(name));
      assert.equal(answer.status, 404, `${kind} ${name}: ${answer.text.slice(0, 200)}`);
      assert.equal(answer.headers.get("set-cookie"), null);
      bodies.add(answer.text);
      times.set(kind, [...(times.get(kind) ?? []), answer.elapsedMs]);
    }
  }
  assert.equal(bodies.size, 1, `answers differ: ${[...bodies].join(" ")}`);
  const medians = [...times].map(([kind, all]) => ({ kind, ms: quantile(all, 0.5) }));
  for (const { kind, ms } of medians) note(`median ${kind}`, `${ms.toFixed(2)} ms`);
  const fastest = Math.min(...medians.map(({ ms }) => ms));
  const slowest = Math.max(...medians.map(({ ms }) => ms));
  assert.ok(slowest <= fastest * (1 + timesApart) || slowest - fastest < 0.1, "the times tell guesses apart");
  note("guesses", guessCount);
  const environment = { RATE_LIMIT_FEEDS_PER_MINUTE: String(feedsPerMinute) };
  await checkLimit((await startServer({ environment })).origin);
}
