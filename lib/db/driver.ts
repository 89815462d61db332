import "server-only";
import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { isRemoteUrl, remoteAddressOf } from "./remote-address";
import { createSafeSqlite } from "./safe-sqlite";

/** A remote database's driver, loaded with the first connection: who has a file needs nothing of it. */
function createRemoteDriver(url: string): SqlDriverAdapterFactory {
  const connect = async () => {
    const { createRemoteLibsql } = await import("./remote-libsql");
    return createRemoteLibsql(remoteAddressOf(url)).connect();
  };
  return { provider: "sqlite", adapterName: "@prisma/adapter-libsql", connect };
}

/**
 * What reaches the database of a URL: better-sqlite3 for a `file:`, where `refuse` is asked before each statement; libSQL
 * by HTTP for everything else, whose server looks after its own files.
 */
export function createDriver(url: string, refuse?: () => void): SqlDriverAdapterFactory {
  return isRemoteUrl(url) ? createRemoteDriver(url) : createSafeSqlite(url, refuse);
}
