import { defineRoute } from "@/lib/http/define-route";
import { readFeedByToken } from "@/lib/operations/feeds";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(readFeedByToken);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
