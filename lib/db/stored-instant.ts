import "server-only";

/**
 * Formats an instant as Prisma's adapter does for a DateTime: with an offset, not Z. Instants are compared as
 * strings.
 */
export const storedInstant = (instant: Date): string => instant.toISOString().replace("Z", "+00:00");
