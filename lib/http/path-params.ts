import "server-only";
import { z } from "zod";
import { idSchema } from "@/lib/events/schema";

/** The `[id]` of a path. */
export const idParamsSchema = z.object({ id: idSchema });

/** `?ids=a,b`: at least one id, each once. */
export const idListSchema = z
  .string({ error: "ids must be a list of ids, separated by commas." })
  .transform((list) => [...new Set(list.split(",").map((id) => id.trim()))])
  .pipe(z.array(idSchema, { error: "ids must be a list of ids, separated by commas." }).min(1).max(100));
