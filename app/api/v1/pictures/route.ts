import { defineRoute } from "@/lib/http/define-route";
import { getPictureReader, sendPicture } from "@/lib/operations/pictures";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(getPictureReader, sendPicture);

// Without this, Next wraps each request to detect whether its answer could be static.
export const dynamic = "force-dynamic";

// Seconds: a reading by a model continues after the response (`lib/jobs/deadline.ts`).
export const maxDuration = 60;
