/**
 * What the worker uses of its global scope: the compiler's own types of it (lib `webworker`) cannot stand beside those of
 * a page.
 */
export interface WorkerScope {
  addEventListener(type: "activate", listener: (event: ActivateEvent) => void): void;
  clients: { matchAll(of: { type: "window"; includeUncontrolled: true }): Promise<readonly PageClient[]> };
}

interface ActivateEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PageClient {
  postMessage(message: unknown): void;
}
