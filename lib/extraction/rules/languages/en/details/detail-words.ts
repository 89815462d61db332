import type { DetailWords } from "@/lib/extraction/rules/pack/detail-words";
import * as cities from "./cities";
import * as commands from "./commands";
import * as fillers from "./fillers";
import * as givenNames from "./given-names";
import { grammar } from "./grammar";
import * as labels from "./labels";
import * as people from "./people";
import * as places from "./places";
import { small } from "./small-words";
import * as streets from "./streets";
import * as titleMentions from "./title-mentions";
import { titleTimes } from "./title-times";
import * as titles from "./titles";

/** English, as the engine asks for it beside the times of an event. */
export const detailWords: DetailWords = {
  places: { ...places, ...cities },
  people: { ...people, ...givenNames },
  commands: { ...commands },
  fillers: { ...fillers },
  labels: { ...labels },
  mentions: { ...titleMentions },
  titles: { ...titles },
  streets: { ...streets },
  grammar,
  titleTimes,
  small,
};
