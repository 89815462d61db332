import { defineRoute } from "@/lib/http/define-route";
import { getOpenApiDocument } from "@/lib/openapi/operations";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getOpenApiDocument);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
