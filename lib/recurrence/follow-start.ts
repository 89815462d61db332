import { AppError } from "@/lib/errors/app-error";
import { dateOf } from "@/lib/time/wall-clock";
import { type MovedStart, movedRule } from "./moved-rule";
import { rulePartsByName } from "./rule-parts";

/**
 * The rule of a series whose first start was moved: what repeated the old day repeats the new one, so that
 * DTSTART stays the first instance (RFC 5545 § 3.8.5.3). Throws `invalid_request` when the rule would end
 * before its new start.
 */
export function recurrenceFollowing(moved: MovedStart): string {
  if (dateOf(moved.from) === dateOf(moved.to)) return moved.rule;
  const last = rulePartsByName(moved.rule).get("UNTIL") ?? "";
  const until = /^(\d{4})(\d{2})(\d{2})/.exec(last);
  if (until !== null && `${until[1]}-${until[2]}-${until[3]}` < dateOf(moved.to)) {
    throw new AppError("invalid_request", {
      phrase: { code: "events.repeatsUntil", params: { day: `${until[1]}-${until[2]}-${until[3]}` } },
    });
  }
  return movedRule(moved);
}
