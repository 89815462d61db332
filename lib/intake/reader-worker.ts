/** Rejects once the worker's code fails. */
export const failureOf = (worker: Worker): Promise<never> =>
  new Promise((_, reject) => {
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error("A reader of files has failed."));
    });
  });

/** Resolves once the worker listens: what is sent earlier is lost while its code is on its way. */
export const listening = (worker: Worker): Promise<void> =>
  Promise.race([
    new Promise<void>((resolve) => {
      worker.addEventListener("message", () => resolve(), { once: true });
    }),
    failureOf(worker),
  ]);

export const lateAfter = (ms: number): Promise<{ kind: "late" }> =>
  new Promise((resolve) => setTimeout(() => resolve({ kind: "late" }), ms));
