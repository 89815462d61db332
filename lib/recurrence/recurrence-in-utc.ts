import ICAL from "ical.js";
import { ruleInUtc, type WallRecurrence } from "./rule-in-utc";

/**
 * Like `ruleInUtc`, but also null for a rule that a reader cannot parse: it would make the whole file
 * unreadable.
 */
export function recurrenceInUtc(recurrence: WallRecurrence): string | null {
  const rule = ruleInUtc(recurrence);
  if (rule === null) return null;
  try {
    ICAL.Recur.fromString(rule);
    return rule;
  } catch {
    return null;
  }
}
