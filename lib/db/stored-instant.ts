import "server-only";

/** As Prisma's adapter writes a DateTime: with an offset, not Z. Instants are compared as texts. */
export const storedInstant = (instant: Date): string => instant.toISOString().replace("Z", "+00:00");
