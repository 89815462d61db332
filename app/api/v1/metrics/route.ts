import { defineRoute } from "@/lib/http/define-route";
import { getMetrics } from "@/lib/operations/metrics";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getMetrics);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
