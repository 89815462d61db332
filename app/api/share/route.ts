import { defineRoute } from "@/lib/http/define-route";
import { answerShare } from "@/lib/operations/share";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(answerShare);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
