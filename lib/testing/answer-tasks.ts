import type { RunAfter } from "@/lib/log/run-after";

/** Replaces Next's `after` in tests: a task runs at once, without waiting for the response. */
interface AnswerTasks {
  runAfter: RunAfter;
  /** Resolves when all tasks are done. */
  done(): Promise<void>;
}

/** Creates a separate replacement, one for each process that a test simulates. */
export function createAnswerTasks(): AnswerTasks {
  const running = new Set<Promise<void>>();
  return {
    runAfter: (task) => {
      const run = task().finally(() => running.delete(run));
      running.add(run);
    },
    done: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** The replacement for the route handlers that a test calls. */
export const answerTasks: AnswerTasks = createAnswerTasks();
