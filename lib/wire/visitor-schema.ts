import { z } from "zod";

/** SPEC A19: how many groups were deleted, with everything in them. */
export const deletedVisitorSchema = z.strictObject({ deleted_groups: z.int().min(0) });
export type DeletedVisitor = z.infer<typeof deletedVisitorSchema>;
