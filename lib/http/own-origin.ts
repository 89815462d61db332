import "server-only";
import { environment } from "@/lib/env";

/** The origin at which the sender of a request reaches this server (SPEC D12): APP_ORIGIN, or the host that they named. */
export const ownOrigin = (headers: Headers): string =>
  environment.APP_ORIGIN ?? `http://${headers.get("host") ?? "localhost"}`;
