import type { LiveMessage, LiveRead } from "./live-messages";
import type { LiveRequest } from "./read-live";

/** A text is given up after this time, so that none keeps a device busy for long; its worker is replaced. */
export const budgetMs = 3000;
/** What each further part of a long text adds to it. */
const partBudgetMs = 1000;

const budgetOf = ({ parts = [] }: LiveRequest): number =>
  budgetMs + Math.max(0, parts.length - 1) * partBudgetMs;

/** A worker that runs: what it is told, and how it is ended whatever it does. */
export interface LiveWorker {
  read(request: LiveRequest): void;
  end(): void;
}

/** What comes from a worker: its messages, and that it failed or could not be fetched. */
export interface LiveWorkerEvents {
  onMessage(message: LiveMessage): void;
  onFailure(): void;
}

export interface LiveReaderOptions {
  startWorker: (events: LiveWorkerEvents) => LiveWorker;
  /** Called with what the newest text says; null for a text that could not be read. */
  onRead: (request: LiveRequest, read: LiveRead | null) => void;
}

export interface LiveReader {
  /** Starts the worker ahead of the first text; one that could not be started is tried again. */
  start(): void;
  /** Reads a text, instead of any that still waits. */
  read(request: LiveRequest): void;
  /** Ends the worker at once; the next text starts another. */
  close(): void;
}

interface State {
  options: LiveReaderOptions;
  worker: LiveWorker | null;
  isReady: boolean;
  isBroken: boolean;
  running: LiveRequest | null;
  newest: LiveRequest | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

function stop(state: State): void {
  clearTimeout(state.timer);
  state.worker?.end();
  Object.assign(state, { worker: null, isReady: false, running: null });
}

function fail(state: State): void {
  stop(state);
  Object.assign(state, { newest: null, isBroken: true });
}

/** Reports the text that was read, unless another has followed it, and goes on with that one. */
function settle(state: State, read: LiveRead | null): void {
  const { running, newest, options } = state;
  clearTimeout(state.timer);
  state.running = null;
  if (running !== null && newest === null) options.onRead(running, read);
  goOn(state);
}

function giveUp(state: State): void {
  const { running } = state;
  stop(state);
  state.running = running;
  settle(state, null);
}

function start(state: State): void {
  try {
    const worker = state.options.startWorker({
      // What a worker says that was replaced meanwhile counts no longer.
      onMessage: (message) => state.worker === worker && hear(state, message),
      onFailure: () => state.worker === worker && fail(state),
    });
    state.worker = worker;
  } catch {
    // A browser without workers, or a policy that forbids them: the box works without.
    fail(state);
  }
}

function hear(state: State, message: LiveMessage): void {
  if (message.kind === "broken") fail(state);
  else if (message.kind === "read") settle(state, message.read);
  else {
    state.isReady = true;
    goOn(state);
  }
}

function goOn(state: State): void {
  if (state.newest === null || state.running !== null) return;
  if (state.worker === null) start(state);
  const { worker, isReady, newest } = state;
  if (worker === null || !isReady || newest === null) return;
  Object.assign(state, { running: newest, newest: null });
  state.timer = setTimeout(() => giveUp(state), budgetOf(newest));
  worker.read(newest);
}

/**
 * Reads texts in a worker, one at a time and always the newest: what is read of a text that another has followed is dropped, and
 * a text beyond the budget is given up together with its worker. A worker that cannot be started is done without until `start`.
 */
export function createLiveReader(options: LiveReaderOptions): LiveReader {
  const state: State = {
    options,
    worker: null,
    isReady: false,
    isBroken: false,
    running: null,
    newest: null,
    timer: undefined,
  };
  return {
    start: () => {
      state.isBroken = false;
      if (state.worker === null) start(state);
    },
    read: (request) => {
      if (state.isBroken) return;
      state.newest = request;
      goOn(state);
    },
    close: () => stop(state),
  };
}
