import { defineRoute } from "@/lib/http/define-route";
import { addNoteToEvent } from "@/lib/operations/events";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(addNoteToEvent);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
