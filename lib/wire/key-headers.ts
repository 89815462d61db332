/** The request header with the visitor's key for a server other than the providers' (SPEC B14). */
export const customKeyHeader = "X-Model-Key";

/** The request header with the origin for which the visitor typed the key of the same request (SPEC B14). */
export const keyOriginHeader = "X-Model-Key-Origin";
