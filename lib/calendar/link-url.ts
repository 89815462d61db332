import { cleanText } from "@/lib/text/clean-text";

/**
 * What an event loses on its way into a service: the service has no parameter for it, or the address has no
 * room.
 */
export type LinkLoss =
  | "recurrence"
  | "all_day"
  | "title"
  | "place"
  | "attendees"
  | "notes"
  | "link"
  | "reminders";

/** A parameter whose text may be cut if the address would get too long. */
export interface LinkText {
  name: string;
  loss: LinkLoss;
  /** The whole text, plain. */
  text: string;
  /** The text in the form that the service reads, such as HTML. */
  written?: (text: string) => string;
}

/** A parameter with entries that are each included as a whole or left out. */
export interface LinkList {
  name: string;
  loss: LinkLoss;
  entries: readonly string[];
}

export type LinkParameter = readonly [name: string, value: string];

interface LinkParts {
  /** The address with its first parameter. */
  base: string;
  /** Parameters that are always there. */
  fixed: readonly LinkParameter[];
  /** In order of importance: the last is cut first. */
  optional: readonly (LinkText | LinkList)[];
  lengthMax: number;
}

interface FittedLink {
  url: string;
  losses: LinkLoss[];
}

const ellipsis = "…";

/**
 * One value of a query by RFC 3986 § 2.3: everything but unreserved characters as octets.
 * `encodeURIComponent` leaves five more characters, which break links that programs find in texts; a space is
 * `%20`, because Outlook shows a `+`.
 */
function encodeValue(text: string): string {
  return encodeURIComponent(cleanText(text)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const pair = (name: string, value: string) => `&${name}=${encodeValue(value)}`;

/**
 * As much of a text as fits into `room` characters of the address, in whole code points, with an ellipsis if
 * cut.
 */
function cutText({ name, text, written = (plain) => plain }: LinkText, room: number): string {
  const characters = Array.from(text);
  const cutAt = (count: number) => {
    const kept = characters.slice(0, count).join("").trimEnd();
    return pair(name, written(`${kept}${ellipsis}`));
  };
  let fitting = 0;
  let tooLong = characters.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (cutAt(middle).length <= room) fitting = middle;
    else tooLong = middle;
  }
  return fitting === 0 ? "" : cutAt(fitting);
}

/** The first entries that fit into `room` characters of the address. */
function cutList({ name, entries }: LinkList, room: number): string {
  let count = entries.length;
  while (count > 0 && pair(name, entries.slice(0, count).join(",")).length > room) count -= 1;
  return count === 0 ? "" : pair(name, entries.slice(0, count).join(","));
}

function wholeOf(part: LinkText | LinkList): string {
  const value = "entries" in part ? part.entries.join(",") : (part.written?.(part.text) ?? part.text);
  return value === "" ? "" : pair(part.name, value);
}

/**
 * An address of at most `lengthMax` characters: anything beyond that is cut, the last optional parameter
 * first.
 */
export function fitUrl({ base, fixed, optional, lengthMax }: LinkParts): FittedLink {
  let url = base + fixed.map(([name, value]) => pair(name, value)).join("");
  const losses: LinkLoss[] = [];
  for (const part of optional) {
    const room = lengthMax - url.length;
    const whole = wholeOf(part);
    if (whole.length > room) {
      losses.push(part.loss);
      url += "entries" in part ? cutList(part, room) : cutText(part, room);
    } else url += whole;
  }
  return { url, losses };
}
