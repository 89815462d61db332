import type { DetailWords } from "@/lib/extraction/rules/pack/detail-words";
import type { Token } from "./tokens";

/** One bit for each thing that a token may begin, so that a text is looked up once for all finders. */
export const starts = {
  attendVerb: 1,
  calendarNoun: 1 << 1,
  companion: 1 << 2,
  digit: 1 << 3,
  filler: 1 << 4,
  invitation: 1 << 5,
  label: 1 << 6,
  mention: 1 << 7,
  namedTitle: 1 << 8,
  note: 1 << 9,
  onlinePlace: 1 << 10,
  place: 1 << 11,
  room: 1 << 12,
  status: 1 << 13,
  placeHead: 1 << 14,
} as const;

const firstWords = ({
  people,
  fillers,
  labels,
  places,
  mentions,
  titles,
  small,
}: DetailWords): readonly (readonly [number, Iterable<string>])[] => [
  [starts.attendVerb, people.attendVerbs.keys()],
  [starts.calendarNoun, fillers.calendarNouns],
  [
    starts.companion,
    [
      ...people.companionLeads.keys(),
      ...people.meetingVerbs,
      ...people.telephoneVerbs,
      small.by,
      small.need,
      small.between,
      small.for,
    ],
  ],
  [starts.filler, fillers.fixed.keys()],
  [starts.invitation, [...people.inviteLeads.keys(), small.add, small.include, "("]],
  [
    starts.label,
    [
      labels.placeLabels,
      labels.titleLabels,
      labels.peopleLabels,
      labels.noteLabels,
      labels.timeLabels,
    ].flatMap((table) => [...table.keys()]),
  ],
  [starts.mention, mentions.backLeads],
  [starts.namedTitle, [...titles.titleAnchors.keys(), ...titles.participles, ...mentions.titleNouns]],
  [starts.note, titles.noteLeads.keys()],
  [starts.onlinePlace, places.closedNames.keys()],
  [starts.place, [...places.placeLeads.keys(), ...places.onlineLeads]],
  [starts.placeHead, places.placeHeads],
  [starts.room, places.roomNouns],
  [starts.status, titles.statuses.keys()],
];

function bitsOf(words: DetailWords): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  for (const [bit, list] of firstWords(words))
    for (const word of list) bits.set(word, (bits.get(word) ?? 0) | bit);
  return bits;
}

/** Reckoned once for each language. */
const known = new WeakMap<DetailWords, ReadonlyMap<string, number>>();

/** What each word of a language may begin, by the bits of `starts`. */
export function startsIn(words: DetailWords): ReadonlyMap<string, number> {
  const bits = known.get(words) ?? bitsOf(words);
  known.set(words, bits);
  return bits;
}

/** What a token may begin, by its word or sign, and whether it begins with a digit. */
export function startsOf({ lower }: Token, bitsByWord: ReadonlyMap<string, number>): number {
  const code = lower.charCodeAt(0);
  const digit = code >= 0x30 && code <= 0x39 ? starts.digit : 0;
  return (bitsByWord.get(lower) ?? 0) | digit;
}
