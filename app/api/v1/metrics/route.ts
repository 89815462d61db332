import { defineRoute } from "@/lib/http/define-route";
import { getMetrics } from "@/lib/metrics/operations";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getMetrics);
