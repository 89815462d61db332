import type { WallDate } from "@/lib/time/wall-clock";

/** What a recurrence rule (RFC 5545 § 3.3.10) says, as far as it is said in words; `other` repeats in another way. */
export interface RecurrenceRule {
  frequency: "daily" | "weekly" | "monthly" | "yearly" | "other";
  interval: number;
  /** Two-letter days of the week, `MO` first; empty where the rule names none. */
  days: string[];
  until: WallDate | null;
  count: number | null;
}

const frequencies = new Map<string, RecurrenceRule["frequency"]>([
  ["DAILY", "daily"],
  ["WEEKLY", "weekly"],
  ["MONTHLY", "monthly"],
  ["YEARLY", "yearly"],
]);

/** Reads an RRULE value; never throws, since an unknown rule is still a repetition. */
export function readRecurrenceRule(rule: string): RecurrenceRule {
  const parts = new Map(
    rule
      .replace(/^RRULE:/i, "")
      .split(";")
      .map((part): [string, string] => {
        const [name = "", value = ""] = part.split("=");
        return [name.toUpperCase(), value];
      }),
  );
  const until = /^(\d{4})(\d{2})(\d{2})/.exec(parts.get("UNTIL") ?? "");
  return {
    frequency: frequencies.get(parts.get("FREQ") ?? "") ?? "other",
    interval: Math.max(1, Number(parts.get("INTERVAL") ?? "1") || 1),
    days: (parts.get("BYDAY") ?? "").split(",").filter((day) => /^(MO|TU|WE|TH|FR|SA|SU)$/.test(day)),
    until: until === null ? null : `${until[1]}-${until[2]}-${until[3]}`,
    count: Number(parts.get("COUNT") ?? "") || null,
  };
}
