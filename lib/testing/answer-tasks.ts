import type { RunAfter } from "@/lib/log/run-after";

/** Stands for Next's `after`: tasks run at once, beside the answer. */
interface AnswerTasks {
  runAfter: RunAfter;
  /** Resolves when everything that was put behind an answer is done. */
  done(): Promise<void>;
}

/** A stand-in of its own, for each process of a test. */
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

/** That of the route handlers which a test calls. */
export const answerTasks: AnswerTasks = createAnswerTasks();
