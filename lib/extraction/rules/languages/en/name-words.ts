import { eventNouns } from "@/lib/extraction/rules/words/events-en";

/** English words that tell the name of an event from what stands beside it. */
export const nameWords = {
  controls:
    /\b(?:reschedule|cancel|edit|share|print|manage|add to (?:calendar|wallet)|show map|view|see (?:all|more)|report|follow|log ?(?:in|out)|my account|home|menu|reserve|going|interested|invite|qr code|show this|bookings? open|skip to|get directions|book (?:a|now)|join visit|wallet|download)\b/,
  money: /[£$€]\s?\d|\b(?:rs\.?|usd|eur|gbp|sgd|inr) ?\d/,
  reference:
    /\b(?:order|booking|confirmation|reference|ref|client|ticket|invoice|passenger|seat|coach|platform|crn|nhs|bk-|tel|phone|fax)\b[^a-z]{0,4}(?:no|nr|code|#|id)?[^a-z]{0,3}\w*\d/,
  address:
    /\d+[a-z]? [a-z'’. ]{2,24}\b(?:st|street|rd|road|ave|avenue|lane|ln|drive|dr|way|blvd|square|sq|place|pl|court|ct|terrace|tce|row|hill|park|wharf)\b|\b(?:floor|level|room|rm|hall|building|terminal|studio|wing) ?\d|^(?:at|in|venue|where|location)\b/,
  eventNoun: new RegExp(`\\b(?:${eventNouns})s?\\b`),
} as const;
