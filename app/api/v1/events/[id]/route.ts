import { defineRoute } from "@/lib/http/define-route";
import { deleteEventById, getEvent, patchEventById } from "@/lib/operations/events";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(
  deleteEventById,
  getEvent,
  patchEventById,
);

// Else Next wraps each request to see whether its answer could be made once for all.
export const dynamic = "force-dynamic";
