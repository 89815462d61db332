import { mayRepeat, precision } from "./combine-days";
import { weekdayCode } from "./every";
import { emptyMoment, type Moment } from "./moment";

/** `standup daily at 9:45, Mon, Tue and Thu only`: every week on these days. */
function onSaidDays(moment: Moment): Moment {
  const { recurrence, days, lastDay } = moment;
  if (recurrence?.frequency !== "DAILY" || recurrence.interval > 1 || days.length < 2 || lastDay)
    return moment;
  const codes = days.flatMap((day) => (day.kind === "weekday" ? [weekdayCode(day.weekday)] : []));
  return codes.length === days.length
    ? { ...moment, days: [], recurrence: { ...recurrence, frequency: "WEEKLY", byDay: codes } }
    : moment;
}

/** One moment out of several that complete each other; where two fill a slot, the first one stays. */
export function mergeMoments(moments: readonly Moment[]): Moment {
  const merged = emptyMoment();
  for (const moment of moments) {
    merged.spans.push(...moment.spans);
    const [known] = merged.days;
    const [added] = moment.days;
    const isSharper =
      known !== undefined &&
      added !== undefined &&
      mayRepeat(known, added) &&
      precision(added) > precision(known);
    if (merged.days.length === 0 || isSharper) {
      merged.days = moment.days;
      merged.otherDays = moment.otherDays;
    }
    if (merged.clocks.length === 0) {
      merged.clocks = moment.clocks;
      merged.endClock = moment.endClock;
    }
    merged.lastDay ??= moment.lastDay;
    merged.part ??= moment.part;
    merged.length ??= moment.length;
    merged.zone ??= moment.zone;
    merged.offset ??= moment.offset;
    merged.recurrence ??= moment.recurrence;
    merged.starting ??= moment.starting;
    merged.until ??= moment.until;
    merged.times ??= moment.times;
    const except =
      merged.except.byDay.length + merged.except.byMonth.length > 0 ? merged.except : moment.except;
    merged.except = { ...except, dates: [...merged.except.dates, ...moment.except.dates] };
    merged.added.push(...moment.added);
    merged.shift ||= moment.shift;
    merged.allDay ||= moment.allDay;
  }
  return onSaidDays(merged);
}
