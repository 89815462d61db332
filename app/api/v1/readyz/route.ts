import { defineRoute } from "@/lib/http/define-route";
import { getReadiness } from "@/lib/operations/health";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getReadiness);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
