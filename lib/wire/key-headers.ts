/** The request header with the visitor's key for a server that is none of the providers' (SPEC B14). */
export const customKeyHeader = "X-Model-Key";

/** The request header that says for which origin the visitor's key of the same request was typed (SPEC B14). */
export const keyOriginHeader = "X-Model-Key-Origin";
