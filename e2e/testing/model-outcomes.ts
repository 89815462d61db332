import { type FailedReader, failureNotice, nothingFoundNotice } from "@/lib/extraction/llm/notices";
import type { FailureKind } from "@/lib/extraction/llm/provider-error";
import { putIntoWords } from "@/lib/messages/put-into-words";
import type { ModelChoice } from "@/lib/wire/choices";
import type { ModelFault } from "./model-faults";

/** The sample text's events as both readers read them. */
export const readLunch = {
  title: "Lunch with Ana",
  start: "2026-11-22T12:00",
  end: null,
  venue: "Café Luz",
  attendees: [{ name: "Ana" }],
};
export const readReview = {
  title: "Design review",
  start: "2026-11-27T15:00",
  end: "2026-11-27T16:00",
  venue: "",
};

/**
 * The outcome of a fault: the model's reading, or the rules parser's with the sentence of a kind of failure.
 */
export interface Outcome {
  used: "model" | "nothing found" | FailureKind;
  calls?: number;
  /** The number of calls for providers whose requests have fewer parts to leave out. */
  callsOf?: Partial<Record<ModelChoice, number>>;
  notice?: string;
  events?: object[];
  /** The remark of lib/extraction/llm/README.md about a reading that needs no notice. */
  remark?: string;
}

export const modelOutcomes: Record<ModelFault, Outcome> = {
  success: { used: "model" },
  "slow drip that ends in time": { used: "model" },
  "slow drip that does not end": { used: "timed_out" },
  "an answer that is not streamed": { used: "model" },
  "a slow answer that is not streamed": { used: "model" },
  "no answer": { used: "timed_out" },
  "connection cut in the answer": { used: "unreachable", calls: 3 },
  "stream cut in its middle": { used: "unreachable", calls: 3 },
  "stream cut in its middle, then success": { used: "model", calls: 2 },
  "stream with an error in its middle": { used: "unavailable", calls: 3 },
  "stream that is none in its middle": { used: "unreadable" },
  "400, bad request": {
    used: "rejected",
    calls: 3,
  },
  "401, key not accepted": { used: "unauthorized" },
  "402, no credit": { used: "no_credit" },
  "403, not permitted": { used: "forbidden" },
  "404, unknown model": { used: "unknown_model" },
  "429, Retry-After, then success": { used: "model", calls: 2 },
  "429, Retry-After too long": { used: "rate_limited" },
  "429 without Retry-After, then success": { used: "model", calls: 2 },
  "429 throughout": { used: "rate_limited", calls: 3 },
  "500, then success": { used: "model", calls: 2 },
  "503 throughout": { used: "unavailable", calls: 3 },
  "502 with HTML": { used: "unavailable", calls: 3 },
  "HTML instead of JSON": { used: "unreadable" },
  "broken envelope": { used: "unreadable" },
  "empty body": { used: "unreadable" },
  "broken JSON": { used: "unreadable", calls: 2 },
  "broken JSON behind an event": {
    used: "model",
    events: [readReview],
    remark: "with the last event that is whole",
  },
  "JSON in a code fence": { used: "model" },
  "JSON against the schema": { used: "unreadable", calls: 2 },
  "repaired at the second try": {
    used: "model",
    calls: 2,
    remark: "the first answer was sent back with what was wrong with it",
  },
  "cut off by length": { used: "cut_off" },
  refusal: { used: "declined" },
  "refusal in words": { used: "unreadable", calls: 2 },
  "empty list": { used: "nothing found" },
  "1,000 events": {
    used: "model",
    events: Array.from({ length: 50 }, () => ({ start: "2026-11-22T12:00", timezone: "Europe/Paris" })),
    notice: "This text held 950 more events; the first 50 were kept.",
  },
  "a quote that is not in the text": {
    used: "model",
    events: [readLunch],
    notice: "The language model named 1 event whose time is not in the text; it was left out.",
  },
  "a quote in other words, with the right start": {
    used: "model",
    remark: "with the rules parser's event of that start",
  },
  "every quote invented": { used: "nothing found" },
  "a title that is not in the text": { used: "model", remark: "with the rules parser's title" },
  "30 February": { used: "model", remark: "with the date that the quoted words say" },
  "an end before its start": { used: "model", remark: "without that end" },
  "50 MB": { used: "too_large" },
  "50 MB in a stream": { used: "too_large" },
  "50 MB in a small gzip": { used: "too_large" },
  "UTF-16": { used: "unreadable" },
  // The encoding loses its é, so the quote that contains it is not in the text.
  "Latin-1": { used: "model", remark: "with the rules parser's words where letters were lost" },
};

/** The sentence that a visitor reads about a fault, with this reader's name; null if there is none. */
export function noticeOf(fault: ModelFault, reader: FailedReader): string | null {
  const { used, notice = null } = modelOutcomes[fault];
  if (used === "model") return notice;
  if (used === "nothing found")
    return putIntoWords(nothingFoundNotice(reader, fault === "empty list" ? 0 : 1), "en");
  return putIntoWords(failureNotice(used, reader), "en");
}

const openAi = {
  provider: "gpt4o",
  model: "gpt-4o",
  baseUrl: "https://api.openai.com/v1",
  keyFrom: "visitor",
} as const;

/**
 * The row of a fault in the table of lib/extraction/llm/README.md: its name, how often the model is asked,
 * and what the visitor gets.
 */
export function outcomeRow(fault: ModelFault): string {
  const { used, calls = 1, remark = "" } = modelOutcomes[fault];
  const said = noticeOf(fault, openAi) ?? remark;
  const reader = used === "model" ? "the model" : "the rules parser";
  return `| ${fault} | ${calls} | ${reader} |${said === "" ? "" : ` ${said}`} |`;
}
