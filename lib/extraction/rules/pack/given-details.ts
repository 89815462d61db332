import type { DetailWords } from "./detail-words";
import { noDetailWords } from "./no-detail-words";

/** What a language says of titles, places and people; what it leaves out finds nothing. */
export type DetailsGiven = { [Group in keyof DetailWords]?: Partial<DetailWords[Group]> };

/** The words of a language from those that it gives. */
export const detailsOf = (given: DetailsGiven): DetailWords => ({
  places: { ...noDetailWords.places, ...given.places },
  people: { ...noDetailWords.people, ...given.people },
  streets: { ...noDetailWords.streets, ...given.streets },
  labels: { ...noDetailWords.labels, ...given.labels },
  commands: { ...noDetailWords.commands, ...given.commands },
  fillers: { ...noDetailWords.fillers, ...given.fillers },
  mentions: { ...noDetailWords.mentions, ...given.mentions },
  titles: { ...noDetailWords.titles, ...given.titles },
  titleTimes: { ...noDetailWords.titleTimes, ...given.titleTimes },
  grammar: { ...noDetailWords.grammar, ...given.grammar },
  small: { ...noDetailWords.small, ...given.small },
});
