import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { integrity } from "@/lib/db/integrity";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import { fileOperation } from "@/lib/http/operation";
import { runningJobs } from "@/lib/jobs/running-jobs";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Throws `unauthorized` unless the request brings the operator's token (RFC 6750), in a time that reveals
 * nothing about the token.
 */
function requireToken(authorization: string | null, token: string): void {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  if (timingSafeEqual(digest(given), digest(token))) return;
  throw new AppError("unauthorized", {
    phrase: { code: "requests.metricsToken" },
    headers: { "www-authenticate": 'Bearer realm="metrics"' },
  });
}

/** For Prometheus. Without METRICS_TOKEN the path does not exist. */
export const getMetrics = fileOperation({
  id: "getMetrics",
  method: "GET",
  path: "/metrics",
  summary: "Get this process's counts in the text format of Prometheus",
  contentType: "text/plain; version=0.0.4; charset=utf-8",
  isDownload: false,
  isOffered: environment.METRICS_TOKEN !== undefined,
  limit: "none",
  needsDatabase: false,
  takesMetricsToken: true,
  failures: ["unauthorized"],
  handler: async ({ headers }) => {
    if (environment.METRICS_TOKEN === undefined) throw new AppError("not_found");
    requireToken(headers.get("authorization"), environment.METRICS_TOKEN);
    const { startMetrics } = await import("@/lib/metrics/prometheus");
    return { content: await startMetrics().write({ jobs: runningJobs.gauges(), integrity }) };
  },
});
