import "server-only";
import { environment } from "@/lib/env";

/** Where a remote libSQL server is, as its protocol over HTTP wants it. */
export interface RemoteAddress {
  /** With http or https. */
  url: string;
  authToken?: string;
}

/** True for a URL of a database on another machine, which several instances can share; a `file:` is this machine's. */
export const isRemoteUrl = (url: string): boolean => !url.startsWith("file:");

/**
 * The address in a DATABASE_URL: `libsql:` means https, unless `?tls=0` says http. `?authToken=` in it comes before
 * DATABASE_AUTH_TOKEN.
 */
export function remoteAddressOf(databaseUrl: string): RemoteAddress {
  const url = new URL(databaseUrl);
  const scheme = url.searchParams.get("tls") === "0" ? "http:" : "https:";
  const authToken = url.searchParams.get("authToken") ?? environment.DATABASE_AUTH_TOKEN;
  const protocol = url.protocol === "libsql:" ? scheme : url.protocol;
  return {
    url: `${protocol}//${url.host}${url.pathname.replace(/\/$/, "")}`,
    ...(authToken !== undefined && { authToken }),
  };
}
