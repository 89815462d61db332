/** Parts of a day, as people name them. */
export const partOfDayWords: Record<string, "morning" | "noon" | "afternoon" | "evening" | "night"> = {
  morning: "morning",
  mornings: "morning",
  morn: "morning",
  am: "morning",
  noon: "noon",
  lunchtime: "noon",
  lunch: "noon",
  afternoon: "afternoon",
  afternoons: "afternoon",
  afternoonish: "afternoon",
  aft: "afternoon",
  evening: "evening",
  evenings: "evening",
  eve: "evening",
  dinnertime: "evening",
  night: "night",
  nights: "night",
  nite: "night",
  "night-time": "night",
  nighttime: "night",
};

/** Words that say which half of the day an hour without am or pm belongs to. */
export const morningHabitWords = ["breakfast", "sunrise", "wake up", "wake me", "waking up", "morning"];
export const middayHabitWords = ["lunch", "luncheon", "brunch"];
export const eveningHabitWords = [
  "dinner",
  "diner",
  "supper",
  "drinks",
  "party",
  "concert",
  "movie",
  "movies",
  "film",
  "theater",
  "theatre",
  "opera",
  "cocktails",
  "happy hour",
  "gig",
  "show",
  "nightclub",
  "club night",
  "game night",
  "poker",
  "evening",
  "night",
  "gala",
  "prom",
  "beers",
  "dine",
  "sunset",
  "bar",
  "date night",
  "fireworks",
  "ballet",
];

/** A table is had for lunch at noon, for dinner from five. */
export const tableWords = ["table for", "table at", "reservation", "reservations"];

/** What happens in offices, schools and surgeries, which are open by day. */
export const workHabitWords = [
  "meeting",
  "stand-?up",
  "interview",
  "exam",
  "class",
  "lecture",
  "seminar",
  "conference",
  "workshop",
  "appointment",
  "dentist",
  "doctor",
  "training",
  "review",
  "kick-?off",
  "school",
  "shift",
  "work",
];

/** Units of time → minutes; months and years are counted in months instead. */
export const minuteUnitWords: Record<string, number> = {
  minute: 1,
  minutes: 1,
  min: 1,
  mins: 1,
  m: 1,
  minuts: 1,
  hour: 60,
  hours: 60,
  hr: 60,
  hrs: 60,
  h: 60,
  houres: 60,
};
export const dayUnitWords: Record<string, number> = {
  day: 1,
  days: 1,
  d: 1,
  week: 7,
  weeks: 7,
  wk: 7,
  wks: 7,
  w: 7,
  fortnight: 14,
  fortnights: 14,
};
export const monthUnitWords: Record<string, number> = {
  month: 1,
  months: 1,
  mos: 1,
  quarter: 3,
  quarters: 3,
  year: 12,
  years: 12,
  yr: 12,
  yrs: 12,
};
