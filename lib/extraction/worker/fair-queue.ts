import type { Caller } from "@/lib/extraction/extractor";

interface Waiting<Item> {
  item: Item;
  caller: Caller;
}

export interface FairQueue<Item> {
  /** Whether an item waits whose address passes. */
  isWaiting(isFree: (address: string) => boolean): boolean;
  add(item: Item, caller: Caller): void;
  /** Removes an item before its turn. */
  remove(item: Item): void;
  /** The next item in turn whose address passes; undefined if none does. */
  next(isFree: (address: string) => boolean): { item: Item; caller: Caller } | undefined;
}

/**
 * A queue in which addresses take turns, visitors of one address take turns among themselves, and what one visitor sent
 * keeps its order.
 */
export function createFairQueue<Item>(): FairQueue<Item> {
  let waiting: Waiting<Item>[] = [];
  /**
   * When each had its last turn, as an increasing count. Cleared when nothing waits, so that it does not
   * grow.
   */
  const turns = new Map<string, number>();
  let turn = 0;
  const keysOf = ({ address, visitorId }: Caller) => [address, `${address} ${visitorId}`] as const;
  const lastTurns = ({ caller }: Waiting<Item>): [number, number] => {
    const [address, visitor] = keysOf(caller);
    return [turns.get(address) ?? 0, turns.get(visitor) ?? 0];
  };
  const isSooner = (left: Waiting<Item>, right: Waiting<Item>): boolean => {
    const [byAddress, byVisitor] = lastTurns(left);
    const [otherAddress, otherVisitor] = lastTurns(right);
    return byAddress === otherAddress ? byVisitor < otherVisitor : byAddress < otherAddress;
  };
  const take = (taken: Waiting<Item>): void => {
    waiting = waiting.filter((one) => one !== taken);
    if (waiting.length === 0) turns.clear();
  };
  return {
    isWaiting: (isFree) => waiting.some(({ caller }) => isFree(caller.address)),
    add: (item, caller) => {
      waiting.push({ item, caller });
    },
    remove: (item) => {
      const found = waiting.find((one) => one.item === item);
      if (found) take(found);
    },
    next: (isFree) => {
      const free = waiting.filter(({ caller }) => isFree(caller.address));
      const [first, ...others] = free;
      if (first === undefined) return undefined;
      const chosen = others.reduce((best, one) => (isSooner(one, best) ? one : best), first);
      turn += 1;
      for (const key of keysOf(chosen.caller)) turns.set(key, turn);
      take(chosen);
      return chosen;
    },
  };
}
