import type { Token } from "./tokens";
import { calendarNouns, fixed } from "./words-en-fillers";
import { noteLabels, peopleLabels, placeLabels, timeLabels, titleLabels } from "./words-en-labels";
import { attendVerbs, companionLeads, inviteLeads, meetingVerbs, telephoneVerbs } from "./words-en-people";
import { closedNames, onlineLeads, placeLeads, roomNouns } from "./words-en-places";
import { backLeads, titleNouns } from "./words-en-title-mentions";
import { noteLeads, participles, statuses, titleAnchors } from "./words-en-titles";

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
} as const;

const firstWords: readonly (readonly [number, Iterable<string>])[] = [
  [starts.attendVerb, attendVerbs.keys()],
  [starts.calendarNoun, calendarNouns],
  [
    starts.companion,
    [...companionLeads.keys(), ...meetingVerbs, ...telephoneVerbs, "by", "need", "between", "for"],
  ],
  [starts.filler, fixed.keys()],
  [starts.invitation, [...inviteLeads.keys(), "add", "include", "("]],
  [
    starts.label,
    [placeLabels, titleLabels, peopleLabels, noteLabels, timeLabels].flatMap((table) => [...table.keys()]),
  ],
  [starts.mention, backLeads],
  [starts.namedTitle, [...titleAnchors.keys(), ...participles, ...titleNouns]],
  [starts.note, noteLeads.keys()],
  [starts.onlinePlace, closedNames.keys()],
  [starts.place, [...placeLeads.keys(), ...onlineLeads]],
  [starts.room, roomNouns],
  [starts.status, statuses.keys()],
];

const bitsByWord = new Map<string, number>();
for (const [bit, words] of firstWords)
  for (const word of words) bitsByWord.set(word, (bitsByWord.get(word) ?? 0) | bit);

/** What a token may begin, by its word or sign, and whether it begins with a digit. */
export function startsOf({ lower }: Token): number {
  const code = lower.charCodeAt(0);
  const digit = code >= 0x30 && code <= 0x39 ? starts.digit : 0;
  return (bitsByWord.get(lower) ?? 0) | digit;
}
