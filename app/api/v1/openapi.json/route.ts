import { defineRoute } from "@/lib/http/define-route";
import { getOpenApiDocument } from "@/lib/openapi/operations";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getOpenApiDocument);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
