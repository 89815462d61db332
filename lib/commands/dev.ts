import "./load-environment";
import { migrateDatabase } from "@/lib/db/migrate";
import { environment } from "@/lib/env";
import { watchReadingWorker } from "./build-reading-worker";
import { exitCodeOf, forwardSignals, spawnNext, stopWithNpm } from "./next-process";

/** `npm run dev`: prepares the database, builds the reading worker, and runs Next's development server. */
await migrateDatabase(environment.DATABASE_URL);
await watchReadingWorker();
const server = spawnNext(["dev", "--port", String(environment.PORT)]);
forwardSignals(server);
stopWithNpm(server);
process.exitCode = await exitCodeOf(server);
