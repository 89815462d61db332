import process from "node:process";

/** Run as a process of its own by the proofs RA24 and RA35: schedules over the database that is named. */
const [databaseUrl, count, seed] = process.argv.slice(2);
process.env.DATABASE_URL = databaseUrl;
process.env.LOG_LEVEL = "silent";
const { runJobSchedules } = await import("./job-schedules");
await runJobSchedules({ count: Number(count), seed: Number(seed) });
