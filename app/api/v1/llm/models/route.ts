import { defineRoute } from "@/lib/http/define-route";
import { listModelsOfServer } from "@/lib/operations/models";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(listModelsOfServer);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
