import { describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue";

const caller = (address: string, visitorId = "someone") => ({ address, visitorId });

function orderOf(queue: ReturnType<typeof createFairQueue<string>>, isFree = (_: string) => true): string[] {
  const order: string[] = [];
  for (let next = queue.next(isFree); next !== undefined; next = queue.next(isFree)) order.push(next.item);
  return order;
}

describe("a fair queue", () => {
  it("lets addresses take turns, each in its own order", () => {
    const queue = createFairQueue<string>();
    for (const item of ["a1", "a2", "a3"]) queue.add(item, caller("a"));
    for (const item of ["b1", "b2"]) queue.add(item, caller("b"));
    expect(orderOf(queue)).toEqual(["a1", "b1", "a2", "b2", "a3"]);
  });

  it("lets the visitors of one address take turns", () => {
    const queue = createFairQueue<string>();
    for (const item of ["x1", "x2", "x3"]) queue.add(item, caller("a", "x"));
    queue.add("y1", caller("a", "y"));
    expect(orderOf(queue)).toEqual(["x1", "y1", "x2", "x3"]);
  });

  it("gives a later arrival the next turn", () => {
    const queue = createFairQueue<string>();
    for (const item of ["a1", "a2", "a3"]) queue.add(item, caller("a"));
    expect(queue.next(() => true)?.item).toBe("a1");
    queue.add("b1", caller("b"));
    expect(orderOf(queue)).toEqual(["b1", "a2", "a3"]);
  });

  it("skips an address that is not free, and an item that was removed", () => {
    const queue = createFairQueue<string>();
    for (const item of ["a1", "a2"]) queue.add(item, caller("a"));
    for (const item of ["b1", "b2"]) queue.add(item, caller("b"));
    queue.remove("b1");
    expect(orderOf(queue, (address) => address !== "a")).toEqual(["b2"]);
    expect(orderOf(queue)).toEqual(["a1", "a2"]);
  });
});
