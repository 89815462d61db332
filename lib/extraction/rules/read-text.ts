import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { EventDraft } from "@/lib/extraction/schema";
import { tellRequest } from "./languages/known-languages";
import { readInLanguage, type WholeReading } from "./read-in-language";

/** Reads a text as `readText` does, and keeps what tells which of its times made no event. */
export const readWhole = (request: ExtractionRequest): WholeReading => readInLanguage(tellRequest(request));

/**
 * Reads a text into event drafts, in the order of the text; none where it names no day, clock or recurrence. Its language is
 * told first; a text of one line is read as sentences, one of several as a document: its layout, what is said for all of it,
 * then each item. Pure and synchronous.
 */
export const readText = (request: ExtractionRequest): EventDraft[] => readWhole(request).drafts;
