import "server-only";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Measures } from "./measures";

/** Values that are read at the moment of a scrape. */
interface Gauges {
  jobs: { reading: number; waiting: number; oldestMs: number };
  integrity: { result: "ok" | "damaged" | "unknown"; checkedAt: Date | null };
}

interface Metrics {
  contentType: string;
  /** The metrics in the Prometheus text format 0.0.4. */
  write(gauges: Gauges): Promise<string>;
}

declare global {
  var saywhenMetrics: Metrics | undefined;
}

const requestSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const modelSeconds = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];
const waitSeconds = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

function createMeasures(registry: Registry): Measures {
  const registers = [registry];
  const requests = new Histogram({
    name: "saywhen_request_duration_seconds",
    help: "Time from a request to its answer, by operation and status",
    labelNames: ["operation", "status"],
    buckets: requestSeconds,
    registers,
  });
  const creates = new Counter({
    name: "saywhen_creates_total",
    help: "New texts, by who is to read them and what became of them before the answer",
    labelNames: ["parser", "outcome"],
    registers,
  });
  const readings = new Counter({
    name: "saywhen_readings_total",
    help: "Readings behind an answer, by who read and why",
    labelNames: ["parser", "outcome"],
    registers,
  });
  const models = new Histogram({
    name: "saywhen_model_duration_seconds",
    help: "Time of a model for one text, retries included, by provider and outcome",
    labelNames: ["provider", "outcome"],
    buckets: modelSeconds,
    registers,
  });
  const limitHits = new Counter({
    name: "saywhen_rate_limit_hits_total",
    help: "Requests refused by a limit, by its kind",
    labelNames: ["kind"],
    registers,
  });
  const waits = new Histogram({
    name: "saywhen_database_wait_seconds",
    help: "Time that a statement or transaction waited for its turn, a write for those before it, or for another process's lock",
    labelNames: ["reason"],
    buckets: waitSeconds,
    registers,
  });
  return {
    request: (operation, status, durationMs) => requests.observe({ operation, status }, durationMs / 1000),
    create: (parser, outcome) => creates.inc({ parser, outcome }),
    reading: (parser, outcome) => readings.inc({ parser, outcome }),
    model: ({ provider, outcome, durationMs }) => models.observe({ provider, outcome }, durationMs / 1000),
    limitHit: (kind) => limitHits.inc({ kind }),
    databaseWait: (reason, waitMs) => waits.observe({ reason }, waitMs / 1000),
  };
}

function createGauges(registry: Registry): (gauges: Gauges) => void {
  const registers = [registry];
  const jobs = new Gauge({
    name: "saywhen_jobs",
    help: "Readings by models in this process, by whether they are read or wait for their turn",
    labelNames: ["phase"],
    registers,
  });
  const oldest = new Gauge({
    name: "saywhen_job_oldest_seconds",
    help: "Age of this process's oldest reading, 0 without one",
    registers,
  });
  const damaged = new Gauge({
    name: "saywhen_database_damaged",
    help: "1 after an integrity check that found damage",
    registers,
  });
  const checked = new Gauge({
    name: "saywhen_database_checked_timestamp_seconds",
    help: "When the last integrity check ended, 0 before the first",
    registers,
  });
  return ({ jobs: { reading, waiting, oldestMs }, integrity: { result, checkedAt } }) => {
    jobs.set({ phase: "reading" }, reading);
    jobs.set({ phase: "waiting" }, waiting);
    oldest.set(oldestMs / 1000);
    damaged.set(result === "damaged" ? 1 : 0);
    checked.set((checkedAt?.getTime() ?? 0) / 1000);
  };
}

/** Starts counting in this process; returns the writer of the metrics, the same one on each call. */
export function startMetrics(): Metrics {
  if (globalThis.saywhenMetrics !== undefined) return globalThis.saywhenMetrics;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  globalThis.saywhenMeasures = createMeasures(registry);
  const setGauges = createGauges(registry);
  globalThis.saywhenMetrics = {
    contentType: registry.contentType,
    write: (gauges) => {
      setGauges(gauges);
      return registry.metrics();
    },
  };
  return globalThis.saywhenMetrics;
}
