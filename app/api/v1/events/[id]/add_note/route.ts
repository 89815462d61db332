import { defineRoute } from "@/lib/http/define-route";
import { addNoteToEvent } from "@/lib/operations/events";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(addNoteToEvent);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
