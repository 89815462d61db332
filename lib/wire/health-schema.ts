import { z } from "zod";

/** The answer of both probes (SPEC A16). */
export const healthSchema = z.strictObject({ status: z.literal("ok") });

/** SPEC A16: what a ready server reports about itself, without any path or address. */
export const readinessSchema = z.strictObject({
  status: z.literal("ok"),
  migrations: z.strictObject({ applied: z.int(), latest: z.string().nullable() }),
  integrity: z.strictObject({
    result: z.enum(["ok", "unknown"]).meta({
      description: "What SQLite's check at the start and once a day found; unknown until the first is over.",
    }),
    checked_at: z.iso.datetime().nullable(),
  }),
  disk: z.strictObject({
    result: z.enum(["ok", "low", "unknown"]).meta({
      description: "Of the disk that holds the database: low below 100 MB; unknown where a server holds it.",
    }),
    free_mb: z.int().nullable(),
  }),
  zone_data: z
    .string()
    .meta({ description: "The release of the time zone database that this server counts by." }),
});
