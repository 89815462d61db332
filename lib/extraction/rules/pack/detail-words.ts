import type { DetailPlaceWords, LabelWords, PeopleWords, StreetWords } from "./detail-tables";
import type { GrammarWords, SmallWords } from "./grammar-words";
import type { CommandWords, FillerWords, TitleMentionWords, TitleTimeWords, TitleWords } from "./title-words";

/** What a language says where the engine reads titles, places, people and notes: words as tokens fold them. */
export interface DetailWords {
  places: DetailPlaceWords;
  people: PeopleWords;
  streets: StreetWords;
  labels: LabelWords;
  commands: CommandWords;
  fillers: FillerWords;
  mentions: TitleMentionWords;
  titles: TitleWords;
  titleTimes: TitleTimeWords;
  grammar: GrammarWords;
  small: SmallWords;
}
