import { defineRoute } from "@/lib/http/define-route";
import { deleteEventById, getEvent, patchEventById } from "@/lib/operations/events";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(
  deleteEventById,
  getEvent,
  patchEventById,
);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";
