import { afterAll, inject } from "vitest";
import { startLibsqlServer } from "./libsql-server";

// Runs after `setup.ts` and before the product is loaded: the same tests use a server instead of a file.
const server = await startLibsqlServer({ copyOf: inject("migratedServerPath") });
process.env.DATABASE_URL = server.url;

afterAll(() => server.stop());
