/** The request header that says for which origin the visitor's key of the same request was typed (SPEC B14). */
export const keyOriginHeader = "X-Model-Key-Origin";
