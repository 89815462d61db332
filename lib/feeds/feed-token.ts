import "server-only";
import { hash, randomBytes } from "node:crypto";

const tokenBytes = 24;

/** A new token: 192 random bits as 32 characters, so that nobody can guess one (SPEC B11). */
export const createFeedToken = (): string => randomBytes(tokenBytes).toString("base64url");

/** What a token is looked up by. */
export const hashFeedToken = (token: string): string => hash("sha256", token, "base64url");
