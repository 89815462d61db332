/** Next calls this once, before the first request, so a wrong environment or a missing migration is reported at the start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { outliveReaders } = await import("@/lib/log/unread-output");
  outliveReaders();
  const { guardServers } = await import("@/lib/http/server-guard");
  guardServers();
  const { stopOnSignals } = await import("@/lib/http/server-shutdown");
  const { runningJobs } = await import("@/lib/jobs/running-jobs");
  const { pictures } = await import("@/lib/pictures/process-pictures");
  stopOnSignals({
    ...runningJobs,
    stop: () => {
      runningJobs.stop();
      pictures.stop();
    },
  });
  const { environment, isDevelopment, isServerless } = await import("@/lib/env");
  if (environment.METRICS_TOKEN !== undefined) (await import("@/lib/metrics/prometheus")).startMetrics();
  const { watchIntegrity } = await import("@/lib/db/integrity");
  await watchIntegrity(environment.DATABASE_URL);
  // Elsewhere a reader starts when a text needs one.
  if (!isDevelopment && !isServerless) void (await import("@/lib/readings/process-readings")).warmReadings();
  const { limitsOfProcess } = await import("@/lib/http/process-limits");
  await limitsOfProcess();
  const { keepDatabase } = await import("@/lib/db/keep-database");
  keepDatabase();
  const { reportReadiness } = await import("@/lib/db/readiness");
  const { prepareVisitors } = await import("@/lib/visitor/process-visitors");
  await Promise.all([reportReadiness(), prepareVisitors()]);
}
