import "server-only";
import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { isRemoteUrl, remoteAddressOf } from "./remote-address";
import { createSafeSqlite, type SafeSqliteOptions } from "./safe-sqlite";

/** A remote database's driver, loaded with the first connection: a server on a file does not need it. */
function createRemoteDriver(url: string): SqlDriverAdapterFactory {
  const connect = async () => {
    const { createRemoteLibsql } = await import("./remote-libsql");
    return createRemoteLibsql(remoteAddressOf(url)).connect();
  };
  return { provider: "sqlite", adapterName: "@prisma/adapter-libsql", connect };
}

/**
 * The driver for the database of a URL: better-sqlite3 for a `file:`, with these `options`; libSQL over HTTP
 * for everything else, whose server manages its own files.
 */
export function createDriver(url: string, options: SafeSqliteOptions = {}): SqlDriverAdapterFactory {
  return isRemoteUrl(url) ? createRemoteDriver(url) : createSafeSqlite(url, options);
}
