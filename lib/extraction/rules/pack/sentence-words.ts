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
}
