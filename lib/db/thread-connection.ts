import "server-only";
import { Worker } from "node:worker_threads";
import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { z } from "zod";
import { noteCode } from "./write-health";

/** How long a statement waits in the thread for another connection's lock; nobody else waits with it. */
const lockWaitMs = 5000;

/** A connection in a thread of its own: slow statements there do not keep requests waiting. */
export interface ThreadConnection {
  /** The rows of a statement. Throws a database failure. */
  all(sql: string, values: readonly (string | number)[]): Promise<unknown[]>;
  /** Ends the thread; uncommitted changes are rolled back. */
  end(): Promise<void>;
}

const answerSchema = z.union([
  z.object({ rows: z.array(z.unknown()) }),
  z.object({ code: z.string(), message: z.string() }),
]);

/** A string, because a bundler gives a thread's file no place of its own. */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
const Database = require("better-sqlite3");
let database = null;
function open() {
  database = new Database(workerData.file, { fileMustExist: true, timeout: workerData.lockWaitMs });
  for (const pragma of workerData.pragmas) database.pragma(pragma);
}
parentPort.on("message", ({ sql, values }) => {
  try {
    if (database === null) open();
    const statement = database.prepare(sql);
    parentPort.postMessage({ rows: statement.reader ? statement.all(...values) : [statement.run(...values)] });
  } catch (error) {
    parentPort.postMessage({ code: String(error.code), message: String(error.message) });
  }
});`;

/** The error of a thread that has ended and no longer answers. */
const ended = () =>
  new DriverAdapterError({ kind: "sqlite", extendedCode: 4, message: "the thread was ended" });

/**
 * Opens a database file in a thread, with its first statement, using these pragmas. Runs one statement at a
 * time.
 */
export function openInThread(file: string, pragmas: readonly string[]): ThreadConnection {
  const worker = new Worker(program, { eval: true, workerData: { file, pragmas, lockWaitMs } });
  // A process with nothing else to do does not have to wait for it.
  worker.unref();
  let isEnded = false;
  let asked = Promise.withResolvers<unknown>();
  worker.on("message", (message) => asked.resolve(message));
  worker.on("error", (error) => asked.reject(error));
  worker.on("exit", () => {
    isEnded = true;
    asked.reject(ended());
  });
  // The thread may end before anybody has asked.
  asked.promise.catch(() => undefined);
  return {
    all: async (sql, values) => {
      if (isEnded) throw ended();
      asked = Promise.withResolvers();
      worker.postMessage({ sql, values });
      const message = await asked.promise;
      const answer = answerSchema.parse(message);
      if ("rows" in answer) return answer.rows;
      noteCode(answer.code);
      throw new DriverAdapterError({ kind: "sqlite", extendedCode: 1, message: answer.message });
    },
    end: async () => {
      isEnded = true;
      await worker.terminate();
    },
  };
}
