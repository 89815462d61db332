import { type GroupCopy, isGroupCopy, withoutEvents } from "./group-copy";

/** The store that a page, the service worker and the offline page share; only a secure origin has it. */
const storeName = "saywhen-copies";
const visitorKey = "/copies/visitor";
const groupKey = (groupId: string): string => `/copies/groups/${encodeURIComponent(groupId)}`;

/** The newest groups of the visitor of which a copy stays. */
const copiesMax = 10;

/** The last work on the store in this page. */
let last: Promise<void> = Promise.resolve();

const hasStore = (): boolean => typeof caches !== "undefined";
const openStore = (): Promise<Cache> => caches.open(storeName);

async function storedVisitor(store: Cache): Promise<string | null> {
  return (await (await store.match(visitorKey))?.text()) ?? null;
}

/** Forgets every copy, as the visitor who deletes all data expects (SPEC A19). */
export async function forgetCopies(): Promise<void> {
  await last;
  if (hasStore()) await caches.delete(storeName);
}

/** Notes for whom the server drew a page; the copies of any other visitor are gone before that page is shown. */
export async function noteVisitor(visitor: string): Promise<void> {
  if ((await storedVisitor(await openStore())) === visitor) return;
  await forgetCopies();
  await (await openStore()).put(visitorKey, new Response(visitor));
}

/** The copy in a stored answer; null if it is none. */
async function readCopy(answer: Response): Promise<GroupCopy | null> {
  const value: unknown = await answer.json().catch(() => null);
  return isGroupCopy(value) ? value : null;
}

async function copiesIn(store: Cache): Promise<GroupCopy[]> {
  const visitor = await storedVisitor(store);
  const keys = (await store.keys()).filter(({ url }) => new URL(url).pathname !== visitorKey);
  const answers = await Promise.all(keys.map((key) => store.match(key)));
  const copies = await Promise.all(answers.map((answer) => answer && readCopy(answer)));
  return copies
    .filter((copy) => copy !== undefined && copy !== null)
    .filter((copy) => copy.visitor === visitor)
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

/** The copies of the visitor who was here last, the newest group first. */
export async function readCopies(): Promise<GroupCopy[]> {
  return hasStore() ? copiesIn(await openStore()) : [];
}

const write = (store: Cache, copy: GroupCopy): Promise<void> =>
  store.put(groupKey(copy.id), new Response(JSON.stringify(copy)));

/**
 * Works one after the other, so that an older state of a group is not written over a newer one. A browser that refuses its
 * store keeps no copies.
 */
function inTurn(work: (store: Cache) => Promise<void>): Promise<void> {
  if (!hasStore()) return last;
  last = last.then(async () => work(await openStore())).catch(() => undefined);
  return last;
}

/** Keeps a copy of a group, and forgets the oldest groups beyond ten. A page that was drawn for another visitor keeps none. */
export function keepCopy(copy: GroupCopy): Promise<void> {
  return inTurn(async (store) => {
    const visitor = await storedVisitor(store);
    if (visitor === null) await store.put(visitorKey, new Response(copy.visitor));
    else if (visitor !== copy.visitor) return;
    await write(store, copy);
    for (const { id } of (await copiesIn(store)).slice(copiesMax)) await store.delete(groupKey(id));
  });
}

/** Forgets the copy of a group that is gone. */
export function dropCopy(groupId: string): Promise<void> {
  return inTurn(async (store) => {
    await store.delete(groupKey(groupId));
  });
}

/** Takes events that are gone out of the copies. */
export function dropFromCopies(eventIds: readonly string[]): Promise<void> {
  return inTurn(async (store) => {
    for (const copy of await copiesIn(store)) {
      const rest = withoutEvents(copy, eventIds);
      await (rest === null ? store.delete(groupKey(copy.id)) : write(store, rest));
    }
  });
}

/** The newest groups of the visitor, as the server lists them. */
interface NewestGroups {
  groups: readonly { id: string; created_at: string }[];
  /** Null where these are all. */
  next_cursor: string | null;
}

/** Forgets the copies of groups that a list should have and has not, whoever deleted them. */
export function dropUnlisted({ groups, next_cursor: next }: NewestGroups): Promise<void> {
  const listed = new Set(groups.map(({ id }) => id));
  const since = next === null ? "" : (groups.at(-1)?.created_at ?? "");
  return inTurn(async (store) => {
    for (const { id, createdAt } of await copiesIn(store)) {
      if (createdAt > since && !listed.has(id)) await store.delete(groupKey(id));
    }
  });
}
