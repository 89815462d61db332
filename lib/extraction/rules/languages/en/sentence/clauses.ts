import {
  commandWords,
  emptyWords,
  sequenceWords,
  whenLabels,
} from "@/lib/extraction/rules/languages/en/words/events";
import type { ClauseWords } from "@/lib/extraction/rules/pack/clause-words";
import { behindBullet, clauseBoundary } from "@/lib/extraction/rules/pack/sentence-expressions";

/** English: words that cut a text into clauses and tell what a clause is. */
export const clauses: ClauseWords = {
  boundary: clauseBoundary(commandWords),
  abbreviation:
    /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|ave|rd|blvd|no|nr|vs|etc|e\.g|i\.e|approx|arr|dep|rm|bldg|dept|ext|jr|sr|smt|shri|fr|rev|hon|capt|sgt|incl|tel|opp|cnr|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|[a-z])\.$/,
  monthStop: /\d(?:st|nd|rd|th)? (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/,
  softAbbreviation:
    /(?:^|[^\p{L}])(?:[ap]\. ?m|min|mins|hr|hrs|wk|wks|mo|mos|yr|yrs|appt|mtg|conf|tel|incl|max|est|tom|tmrw)\.$/u,
  labelled: behindBullet(`(?<label>${whenLabels}) ?[:=]`),
  command: behindBullet(`(?:${commandWords})\\b`),
  sequel: behindBullet(`(?:and )?(?:${sequenceWords})\\b`),
  supplement:
    /^\s*(?:it|it's|its|that's|they|we (?:start|meet|begin)|starts?|starting|begins?|doors|from|at|on|time|this|the (?:event|meeting|party|show|talk|seminar|game|call|session|lecture) (?:is|will|starts|begins|takes|lasts|runs)|put it|add it|make it|set it|schedule it|book it|let's say|say|how about|around|about|ends|ending|lasts|lasting|please put|please add it)\b/,
  empty: new RegExp(`^(?:${emptyWords})$`),
};
