import { defineRoute } from "@/lib/http/define-route";
import { answerMcp } from "@/lib/mcp/mcp-operation";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(answerMcp);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
