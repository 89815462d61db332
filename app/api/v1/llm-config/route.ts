import { defineRoute } from "@/lib/http/define-route";
import { getLlmConfig } from "@/lib/operations/models";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getLlmConfig);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
