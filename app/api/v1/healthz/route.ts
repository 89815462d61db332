import { defineRoute } from "@/lib/http/define-route";
import { getHealth } from "@/lib/operations/health";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getHealth);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
