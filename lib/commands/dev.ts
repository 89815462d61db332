import "./load-environment";
import { migrateDatabase } from "@/lib/db/migrate";
import { environment } from "@/lib/env";
import { watchReadingWorker } from "./build-reading-worker";
import { exitCodeOf, forwardSignals, spawnNext, stopWithNpm } from "./next-process";

/** `npm run dev`: the database prepared, the reading worker built, and Next's development server. */
await migrateDatabase(environment.DATABASE_URL);
await watchReadingWorker();
const server = spawnNext(["dev", "--port", String(environment.PORT)]);
forwardSignals(server);
stopWithNpm(server);
process.exitCode = await exitCodeOf(server);
