import "server-only";
import { environment } from "@/lib/env";

/** The address of a remote libSQL server, for its protocol over HTTP. */
export interface RemoteAddress {
  /** Its URL, with http or https. */
  url: string;
  authToken?: string;
}

/**
 * True for a URL of a database on another machine, which several instances can share; a `file:` is this
 * machine's.
 */
export const isRemoteUrl = (url: string): boolean => !url.startsWith("file:");

/**
 * The address in a DATABASE_URL: `libsql:` means https, unless `?tls=0` means http. `?authToken=` in it takes
 * precedence over DATABASE_AUTH_TOKEN.
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
