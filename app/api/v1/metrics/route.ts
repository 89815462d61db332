import { defineRoute } from "@/lib/http/define-route";
import { getMetrics } from "@/lib/operations/metrics";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getMetrics);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
