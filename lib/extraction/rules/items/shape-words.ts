import type { WeekLines } from "./week-lines";
/** What a header or a label says of the cell or the value that belongs to it. */
export type FieldRole =
  | "when"
  | "start"
  | "end"
  | "title"
  | "vehicle"
  | "kind"
  | "place"
  | "people"
  | "group"
  | "length"
  | "side"
  | "reference";

/** The words that a language gives to tell cells, labels and headers apart, as expressions over lower-cased words. */
export interface ShapeWords {
  /** The whole of a label or of a header's cell, for each role, the first that matches counts. */
  fields: readonly (readonly [FieldRole, RegExp])[];
  /** The signs and words between the time of a field and the place behind it. */
  valueLead: RegExp;
  /** Somewhere in a cell that says where. */
  place: RegExp;
  /** The whole of a cell that says where and needs no noun for it. */
  placeAlone: RegExp;
  /** The beginning of a cell that names somebody. */
  people: RegExp;
  /** A cell that is no name: prices, counts, states, what can be pressed. */
  idle: RegExp;
  /** The whole of what a row says where nothing happens. */
  noEvent: RegExp;
  /** The beginning of a cell that says that what its row tells of is called off. */
  calledOff: RegExp;
  /** The beginning of a cell that names a new day for that of its row. */
  renewed: RegExp;
  /** The beginning of a line that says when something was to be, and that of the line below with its new time. */
  formerly: RegExp;
  instead: RegExp;
  /** The whole of a cell that names a step of one event. */
  step: RegExp;
  /** The whole of a cell of a grid in which nothing happens. */
  nothingOn: RegExp;
  /** The whole of what a programme says at the hour at which it is over. */
  finish: RegExp;
  /** The whole of what a rota says beside a day on which somebody is off. */
  dayOff: RegExp;
  /** The words before a time at the edge of a cell. */
  departs: RegExp;
  arrives: RegExp;
  /** Somewhere in a text about a journey. */
  transport: RegExp;
  /** Every word of a text by which one knows a ticket. */
  travel: RegExp;
  /** The name or the number of what one travels with. */
  vehicle: RegExp;
  /** Right before a length that tells how long something takes. */
  duration: RegExp;
  /** Right behind a length that tells how long something takes. */
  durationSaid: RegExp;
  /** Right before a length, and right behind it, what takes so long: `running time`, `for your visit`. */
  durationOf: RegExp;
  durationFor: RegExp;
  /** Right before a length, what it is that each takes so long, in a text that lists many: `all classes are`, `crossing`. */
  durationOfEach: RegExp;
  /** Behind a length, that each takes so long. */
  each: RegExp;
  /** Behind a length that opens a line by itself. */
  durationBehind: RegExp;
  /** Single letters that stand for weekdays in timetables of courses, with the codes of RFC 5545. */
  dayLetters: ReadonlyMap<string, string>;
  /** Somewhere in a line that says for how long a timetable holds. */
  term: RegExp;
  /** Reads the lines that say of which one week the weekdays below them are (`weekLinesBy`). */
  weekLines?: WeekLines;
  /** Somewhere above a timetable of weekdays. */
  timetable: RegExp;
  /** Somewhere in a line above rows of weekdays that are of every week. */
  weekly?: RegExp;
}

/** What the words of a label or of a header say; null where they are none of the language's. */
export function roleOfLabel({ fields }: ShapeWords, words: string): FieldRole | null {
  const plain = words.toLowerCase().replace(/[*_:]/g, "").trim();
  return fields.find(([, expression]) => expression.test(plain))?.[0] ?? null;
}
