import { defineRoute } from "@/lib/http/define-route";
import { deleteVisitorForGood } from "@/lib/operations/visitor";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(deleteVisitorForGood);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
