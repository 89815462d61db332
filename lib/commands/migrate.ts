import "./load-environment";
import { migrateDatabase } from "@/lib/db/migrate";
import { environment } from "@/lib/env";

const { applied } = await migrateDatabase(environment.DATABASE_URL);
console.log(applied.length === 0 ? "The database is up to date." : `Applied: ${applied.join(", ")}`);
