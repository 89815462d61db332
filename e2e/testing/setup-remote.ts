import { afterAll, inject } from "vitest";
import { startLibsqlServer } from "./libsql-server";

// After `setup.ts`, and before anything of the product is loaded: the same tests on a server instead of a file.
const server = await startLibsqlServer({ copyOf: inject("migratedServerPath") });
process.env.DATABASE_URL = server.url;

afterAll(() => server.stop());
