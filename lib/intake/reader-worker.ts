/** Resolves once the worker listens: what is sent earlier is lost while its code is on its way. */
export const listening = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.addEventListener("message", () => resolve(), { once: true });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      reject(new Error("A reader of files has failed."));
    });
  });

export const lateAfter = (ms: number): Promise<{ kind: "late" }> =>
  new Promise((resolve) => setTimeout(() => resolve({ kind: "late" }), ms));
