import process from "node:process";

/** Run as its own process by the proofs RA24 and RA35: schedules over the named database. */
const [databaseUrl, count, seed] = process.argv.slice(2);
process.env.DATABASE_URL = databaseUrl;
process.env.LOG_LEVEL = "silent";
const { runJobSchedules } = await import("./job-schedules");
await runJobSchedules({ count: Number(count), seed: Number(seed) });
