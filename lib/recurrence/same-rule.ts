import { readRecurrenceRule } from "./recurrence-rule";
import { readRuleParts, weekdayCodes } from "./rule-parts";

/** A series as far as its rule goes. */
interface RuleOfDay {
  /** An RRULE value; its UNTIL may be a day or an instant. */
  rule: string | null;
  timeZone: string;
  /** The day on which the series begins, whose own part of the rule goes without saying: 1 for Monday, to 7. */
  isoWeekday: number;
}

/** What a rule says, in one form: without what goes without saying, its parts and their lists in order. */
function saidBy({ rule, timeZone, isoWeekday }: RuleOfDay): string {
  if (rule === null) return "";
  const parts = readRuleParts(rule);
  const isWeekly = parts.some(({ name, value }) => name === "FREQ" && value === "WEEKLY");
  const isEachWeek = !parts.some(({ name, value }) => name === "INTERVAL" && value !== "1");
  const own = weekdayCodes[isoWeekday - 1];
  const said = parts.flatMap(({ name, value }) => {
    if (name === "INTERVAL" && value === "1") return [];
    // The day on which a week begins matters only where weeks are left out.
    if (name === "WKST" && (value === "MO" || (isWeekly && isEachWeek))) return [];
    if (name === "BYDAY" && isWeekly && value === own) return [];
    if (name === "UNTIL") return [`UNTIL=${readRecurrenceRule(rule, timeZone).until}`];
    return [`${name}=${value.split(",").sort().join(",")}`];
  });
  return said.sort().join(";");
}

/** Whether two rules say the same of a series; also where a program wrote one of them in another way. */
export const isSameRule = (one: RuleOfDay, other: RuleOfDay): boolean => saidBy(one) === saidBy(other);
