import type { DocumentWords } from "@/lib/extraction/rules/pack/document-words";
import { never } from "@/lib/extraction/rules/pack/sentence-signs";
import { eventWeights } from "./event-weights";
import { lineSilenceWeights } from "./line-silence-weights";
import { mailChoiceWeights } from "./mail-choice-weights";
import { mailPrograms } from "./mail-programs";
import { nameWeights } from "./name-weights";
import { noEventWords } from "./no-event-words";
import { placeChoice } from "./place-weights";
import { silentWeights } from "./silent-weights";

/** What every language has to give: how an event is called that has no name, and a duty. */
export type NamesNeeded = Pick<DocumentWords["names"], "unnamed" | "dutyNames">;

const layout: DocumentWords["layout"] = {
  listHead: never,
  greeting: never,
  closing: never,
  footer: never,
  fieldLabel: never,
  mail: mailPrograms,
};

const silent: DocumentWords["silent"] = { features: [], options: silentWeights };

const silentInLines: DocumentWords["silentInLines"] = { features: [], options: lineSilenceWeights };

const mailChoice: DocumentWords["mailChoice"] = {
  pointsBelow: never,
  forwards: /(?:^|\n)(?:fwd?|wg|tr|rv|enc)\s?: ?\S/,
  takesBack: never,
  answers: never,
  agrees: never,
  options: mailChoiceWeights,
};

const names: Omit<DocumentWords["names"], keyof NamesNeeded> = {
  bareDuty: never,
  bareReply: never,
  dutyTo: never,
  weights: nameWeights,
  sentences: [],
  subject: never,
  abbreviation: never,
  acronyms: never,
  smallWords: never,
  lead: never,
  article: never,
  ownLabel: never,
  otherLabel: never,
  tail: never,
  dangling: never,
  preamble: never,
  dayNoun: never,
  beforeDayNoun: never,
  pronoun: never,
  money: /[£$€₹]\s?\d|\d ?(?:€|eur|usd|chf)(?!\p{L})/u,
  address: never,
  contact: /@[a-z0-9.-]+\.[a-z]|\+?\d[\d ()/-]{7,}|https?:|www\./,
  command: never,
  instruction: never,
  request: never,
  auxiliary: never,
  remark: never,
  weak: never,
  container: never,
  place: never,
  sentence: never,
  eventNoun: never,
};

const places: DocumentWords["places"] = {
  ...placeChoice,
  noun: never,
  hasNoun: never,
  address: never,
  lead: never,
  properArticle: never,
  behindName: never,
  namedByPlace: never,
  label: never,
  same: never,
  sharing: never,
  unless: never,
  forHome: never,
  home: never,
  away: never,
  nowhere: never,
  sentence: never,
  never: never,
  person: never,
  givenNames: new Set(),
  article: never,
  anyArticle: never,
  capitalised: /^(?:["'“„«(]?[\p{Lu}\p{N}][\p{L}\p{N}'’.&/-]*)(?: [\p{Lu}\p{N}][\p{L}\p{N}'’.&/-]*)*$/u,
};

const links: DocumentWords["links"] = {
  join: never,
  forAll: never,
  service:
    /(?<!\p{L})(?:zoom|teams|meet|webex|whereby|jitsi|gotomeeting|bluejeans|bbb|bigbluebutton|webinars?|video)\./u,
};

const neverInAll = new RegExp(never.source, "gu");

const asides: DocumentWords["asides"] = {
  reminders: [],
  reminderSign: never,
  joining: never,
  separator: never,
  length: neverInAll,
  amounts: {},
  units: {},
  notReminded: never,
  elsewhere: never,
  access: neverInAll,
};

const shapes: DocumentWords["shapes"] = {
  fields: [],
  valueLead: /^[\s,;–—·|-]+/u,
  place: never,
  placeAlone: never,
  people: never,
  idle: /^(?:https?:\/\/\S*|www\.\S*|[£$€₹] ?\d[\d.,]*.*|\d[\d.,]* ?(?:[€£$]|eur|chf)(?!\p{L}).*|[-–—]+|\+?\d+|#\S+|[\d\s()+/-]{7,})$/u,
  noEvent: /^[-–—\s]+$/,
  calledOff: never,
  renewed: never,
  formerly: never,
  instead: never,
  step: never,
  nothingOn: never,
  finish: never,
  dayOff: never,
  departs: never,
  arrives: never,
  transport: never,
  travel: /(?!)/g,
  vehicle: /(?<![A-Z])[A-Z]{2,3} ?\d{1,4}(?!\d)/,
  duration: never,
  durationSaid: never,
  durationOf: never,
  durationFor: never,
  durationOfEach: never,
  each: never,
  durationBehind: /^\s*(?:$|\.?$|\()/,
  dayLetters: new Map(),
  term: never,
  timetable: never,
};

const scope: DocumentWords["scope"] = {
  plural: never,
  told: never,
  leftOut: never,
  closed: never,
  lastOne: never,
  firstOne: never,
  goesOn: never,
  sameDates: never,
  besideEvent: never,
  sameTime: never,
  forEach: never,
  nextOne: never,
  forAll: never,
  deadline: never,
  closesAt: never,
  atHome: never,
  awayFromHome: never,
  homeMark: never,
  awayMark: never,
  between: never,
  lasting: never,
  timesIn: never,
  begins: never,
  arrives: never,
  comesBack: never,
};

/** What is said of documents without a word of any language: the weights of features, mail programs, signs. */
export const wordlessDocument = (needed: NamesNeeded): DocumentWords => ({
  layout,
  silent,
  silentInLines,
  sameTime: never,
  order: null,
  mailChoice,
  names: { ...names, ...needed },
  places,
  links,
  asides,
  shapes,
  scope,
  eventWords: noEventWords,
  events: eventWeights,
  judgedFrom: 6,
  notes: null,
  talks: {},
});
