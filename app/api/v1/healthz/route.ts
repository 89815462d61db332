import { defineRoute } from "@/lib/http/define-route";
import { getHealth } from "@/lib/operations/health";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getHealth);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
