import { afterEach, expect, it } from "vitest";
import { requestIds } from "./request-ids";
import { runAfter } from "./run-after";

const usual = globalThis.saywhenRunAfter;
afterEach(() => {
  globalThis.saywhenRunAfter = usual;
});

it("runs a task as part of its request, so that the log names that request", async () => {
  const tasks: (() => Promise<void>)[] = [];
  globalThis.saywhenRunAfter = (task) => void tasks.push(task);
  const seen: (string | undefined)[] = [];
  for (const id of ["one", "two"]) {
    requestIds.run(id, () =>
      runAfter(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(requestIds.getStore());
      }),
    );
  }
  for (const task of tasks) await task();
  expect(seen).toEqual(["one", "two"]);
});
