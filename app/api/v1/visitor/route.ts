import { defineRoute } from "@/lib/http/define-route";
import { deleteVisitorForGood } from "@/lib/operations/visitor";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(deleteVisitorForGood);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
