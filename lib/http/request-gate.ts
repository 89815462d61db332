import "server-only";
import { environment, platformAddressHeader } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import { addressKey, findClientAddress } from "./client-address";
import { limitsOfProcess } from "./process-limits";
import type { LimitKind } from "./rate-limits";
import { foreignHostMessage, isServedHost } from "./request-host";
import { refuseCrossSite } from "./same-origin";

/** Methods that change nothing, so that it does not matter whose page sent them. */
const safeMethods = ["GET", "HEAD", "OPTIONS"];

export interface GateQuestion {
  /** What the request counts as; "none" for the probes, which also answer under every host name. */
  limit: LimitKind | "none" | undefined;
  /** Null for a caller that brought no cookie. */
  visitorId: string | null;
}

/** The address that a request is counted by, as its headers tell it. */
export function callerAddress(headers: Headers): string {
  const trust = { proxyHops: environment.TRUST_PROXY_HOPS, platformHeader: platformAddressHeader };
  return addressKey(findClientAddress(headers, trust));
}

/**
 * Counts one request of the visitor (null for a caller without a cookie) and of the address that its headers tell
 * (SPEC D11). Throws `rate_limited`.
 */
export async function countRequest(
  headers: Headers,
  { kind, visitorId }: { kind: LimitKind; visitorId: string | null },
): Promise<void> {
  const limits = await limitsOfProcess();
  await limits.spend(kind, { address: callerAddress(headers), visitorId });
}

/**
 * What every request passes before anything of it is read: the host (SPEC D12), the page that sent it, the limits (D11).
 * Throws `forbidden` or `rate_limited`.
 */
export async function passGate(request: Request, { limit, visitorId }: GateQuestion): Promise<void> {
  const isSafe = safeMethods.includes(request.method);
  const kind = limit ?? (isSafe ? "reads" : "writes");
  if (kind !== "none" && !isServedHost(request.headers.get("host"))) {
    throw new AppError("forbidden", { message: foreignHostMessage });
  }
  if (!isSafe) refuseCrossSite(request, environment.APP_ORIGIN);
  if (kind !== "none") await countRequest(request.headers, { kind, visitorId });
}
