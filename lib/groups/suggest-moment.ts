/** When a suggestion is for, in the words of the catalogue. */
export interface SuggestedMoment {
  day: "tomorrow" | "nextMonday";
  time: "morning" | "afternoon";
}

const friday = 5;
const saturday = 6;
const noonHour = 12;

/** SPEC S13: a working day soon, and a time still ahead, by the wall clock of the visitor's device. */
export function suggestMoment(now: Date): SuggestedMoment {
  const weekday = now.getDay();
  return {
    day: weekday === friday || weekday === saturday ? "nextMonday" : "tomorrow",
    time: now.getHours() < noonHour ? "morning" : "afternoon",
  };
}
