import assert from "node:assert/strict";
import { randomBytes, randomUUID } from "node:crypto";
import { createCaller, inParallel, quantile } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";

const idLeast = 22;
const timesApart = 0.2;

const malformed = [
  "1",
  "null",
  "undefined",
  "A".repeat(21),
  "A".repeat(23),
  "x".repeat(2000),
  "%00",
  "..%2f",
];
const paths = (id: string) => [
  `/api/v1/groups/${id}/`,
  `/api/v1/groups/${id}/status/`,
  `/api/v1/groups/${id}/download_ics/`,
  `/api/v1/events/${id}/`,
  `/api/v1/events/${id}/status/`,
  `/api/v1/events/${id}/download_ics/`,
];

/** Ids of each kind that a caller may not see, in turn. */
function* guesses(deleted: readonly string[], index: number): Generator<{ kind: string; id: string }> {
  yield { kind: "unknown", id: randomBytes(16).toString("base64url") };
  yield { kind: "deleted", id: deleted[index % deleted.length] ?? "" };
  yield { kind: "malformed", id: malformed[index % malformed.length] ?? "" };
  yield { kind: "malformed", id: randomUUID() };
}

/**
 * RA1: ids have nothing in common, and a guessed id reveals nothing by its answer or by the time that it
 * takes.
 */
export async function proveLinkGuessing({ startServer, count, note }: ProofContext): Promise<void> {
  const { origin } = await startServer();
  const owner = createCaller(origin);
  const numbers = Array.from({ length: count(200, 10_000) }, (_, index) => index);
  const groups = await inParallel(numbers, 8, (index) => owner.create(`Meeting ${index} tomorrow at 9am`));
  const ids = groups.flatMap((group) => [group.id, ...group.events.map((event) => event.id)]);
  assert.equal(new Set(ids).size, ids.length, "an id came twice");
  assert.ok(ids.every((id) => id.length >= idLeast));
  const shares = [0, 1, 2, 3].map((place) => new Set(ids.map((id) => id[place])).size);
  assert.ok(Math.min(...shares) > 40, `ids begin alike: ${shares.join(", ")} letters of 64 seen`);
  const gone = groups.slice(0, 20);
  for (const group of gone) await owner.call("DELETE", `/api/v1/groups/${group.id}/`);
  const deleted = gone.flatMap((group) => [group.id, ...group.events.map((event) => event.id)]);
  const stranger = createCaller(origin);
  const times = new Map<string, number[]>();
  const bodies = new Set<string>();
  const guessCount = count(600, 10_000);
  for (let index = 0; index * 4 < guessCount; index += 1) {
    for (const { kind, id } of guesses(deleted, index)) {
      const answer = await stranger.call("GET", paths(id)[index % 6] ?? "");
      assert.equal(answer.status, 404, `${kind} ${id}: ${answer.text.slice(0, 200)}`);
      bodies.add(answer.text);
      times.set(kind, [...(times.get(kind) ?? []), answer.elapsedMs]);
    }
  }
  assert.equal(bodies.size, 1, `answers differ: ${[...bodies].join(" ")}`);
  const medians = [...times].map(([kind, all]) => ({ kind, ms: quantile(all, 0.5) }));
  note("ids", ids.length);
  note("guesses", guessCount);
  for (const { kind, ms } of medians) note(`median ${kind}`, `${ms.toFixed(2)} ms`);
  const fastest = Math.min(...medians.map(({ ms }) => ms));
  const slowest = Math.max(...medians.map(({ ms }) => ms));
  // A difference below a tenth of a millisecond cannot be measured over a network.
  assert.ok(slowest <= fastest * (1 + timesApart) || slowest - fastest < 0.1, "the times tell guesses apart");
}
