import { defineRoute } from "@/lib/http/define-route";
import { listModelsOfServer } from "@/lib/operations/models";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(listModelsOfServer);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
