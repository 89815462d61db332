import type { HolidayRule } from "@/lib/extraction/rules/holiday-rule";
import type { Recognised } from "@/lib/extraction/rules/spans";
import type { CalledOffWords, ChangeWords, JourneyWords } from "./change-words";
import type {
  ClauseWords,
  ConnectionWords,
  GapWords,
  ProgrammeWords,
  TenseWords,
  WrappingWords,
} from "./clause-words";
import type { AsideWords, LeadWords } from "./lead-words";
import type { HabitWords, ItemWords, SpokenHourWords, WeakWords } from "./number-words";

/** Holidays by their names in lower case, and an expression for one of the names, as its group `name`, with the words about it. */
export interface NamedHolidays {
  pattern: RegExp;
  rules: Readonly<Record<string, HolidayRule>>;
}

/** A text, as written and in lower case. */
export interface ZoneSource {
  text: string;
  lower: string;
}

/** What a language says where the engine reads sentences: expressions over a text in lower case, unless said otherwise. */
export interface SentenceWords {
  wrapping: WrappingWords;
  clauses: ClauseWords;
  connections: ConnectionWords;
  gaps: GapWords;
  programme: ProgrammeWords;
  tense: TenseWords;
  leads: LeadWords;
  asides: AsideWords;
  journeys: JourneyWords;
  calledOff: CalledOffWords;
  changes: ChangeWords;
  weak: WeakWords;
  items: ItemWords;
  spokenHours: SpokenHourWords;
  habits: HabitWords;
  /** Feasts that other calendars date, by their names in lower case, where a pack that is loaded late has them. */
  feasts?: NamedHolidays;
  /** Reads a zone at an offset, where a pack that is loaded late does. */
  zoneAt?: (source: ZoneSource, at: number) => Recognised | null;
}
