import type { EventContent, Outcome, SeenEvent, SeenGroup } from "./history";

const findingKinds = [
  "lost",
  "double",
  "torn",
  "resurrected",
  "stale",
  "dirty",
  "stuck",
  "failed",
  "unsent",
  "corrupt",
] as const;
type FindingKind = (typeof findingKinds)[number];

/** An observation that the clients' log rules out. */
export interface Finding {
  kind: FindingKind;
  detail: string;
}

/** Whether an item may be there; both values while that is unknown. */
interface Presence {
  mayBeLive: boolean;
  mayBeDeleted: boolean;
}

export interface ExpectedEvent extends Presence {
  id: string;
  /** Its possible contents now; more than one while the outcome of an edit is unknown. */
  possible: readonly EventContent[];
  /** All contents that it may ever have had. */
  written: readonly EventContent[];
  editsMin: number;
  editsMax: number;
}

export interface ExpectedGroup extends Presence {
  id: string | null;
  text: string;
  titles: readonly string[];
  isAcknowledged: boolean;
  isComplete: boolean;
  /** Null until the ids of its events were seen. */
  events: ExpectedEvent[] | null;
}

/** How a group was read. */
export interface Look {
  /** For the findings: `the database`, `the API`, `a read`. */
  where: string;
  /**
   * True after everything has ended: a stale content means a loss, and what is unfinished never will be
   * finished.
   */
  isFinal: boolean;
}

const textOf = (content: EventContent) => JSON.stringify(content);
/** Whether a content is among several. */
export const contains = (contents: readonly EventContent[], content: EventContent): boolean =>
  contents.some((one) => textOf(one) === textOf(content));

/** Changes what may be there by a delete (`toLive` false) or an undo. */
export function changePresence(presence: Presence, toLive: boolean, outcome: Outcome): void {
  if (outcome === "refused") return;
  const isSure = outcome === "acknowledged";
  presence.mayBeLive = toLive || (presence.mayBeLive && !isSure);
  presence.mayBeDeleted = !toLive || (presence.mayBeDeleted && !isSure);
}

/** Changes what an event may say by an edit. */
export function changeContent(event: ExpectedEvent, content: EventContent, outcome: Outcome): void {
  if (outcome === "refused") return;
  const isSure = outcome === "acknowledged";
  event.possible = isSure ? [content] : [...event.possible, content];
  event.written = [...event.written, content];
  event.editsMin += isSure ? 1 : 0;
  event.editsMax += 1;
}

/**
 * Checks the observed presence of an item against what is possible, which from now on is what was observed.
 */
function judgePresence(presence: Presence, isSeen: boolean, name: string): Finding[] {
  const isPossible = isSeen ? presence.mayBeLive : presence.mayBeDeleted;
  presence.mayBeLive = isSeen;
  presence.mayBeDeleted = !isSeen;
  if (isPossible) return [];
  return [{ kind: isSeen ? "resurrected" : "lost", detail: name }];
}

function judgeContent(event: ExpectedEvent, seen: SeenEvent, { where, isFinal }: Look): Finding[] {
  const { possible } = event;
  event.possible = [seen.content];
  const findings: Finding[] = [];
  if (!contains(possible, seen.content)) {
    const isOld = contains(event.written, seen.content);
    const kind = isOld ? (isFinal ? "lost" : "stale") : "torn";
    findings.push({ kind, detail: `${textOf(seen.content)} in ${where} and not ${possible.map(textOf)}` });
  }
  if (seen.sequence !== null && seen.sequence < event.editsMin) {
    findings.push({ kind: "lost", detail: `${event.editsMin - seen.sequence} edits of ${event.id}` });
  }
  if (seen.sequence !== null && seen.sequence > event.editsMax) {
    findings.push({ kind: "double", detail: `${seen.sequence - event.editsMax} edits of ${event.id}` });
  }
  return findings;
}

/**
 * Takes the ids of a complete group's events from where they are seen first, and checks that the group is
 * whole.
 */
function learnEvents(group: ExpectedGroup, seen: SeenGroup, { where }: Look): Finding[] {
  const titles = seen.events.map(({ content }) => content.title);
  group.events = seen.events.map(({ id, content }) => ({
    id,
    possible: [content],
    written: [content],
    editsMin: 0,
    editsMax: 0,
    mayBeLive: true,
    mayBeDeleted: false,
  }));
  if (JSON.stringify(titles) === JSON.stringify(group.titles)) return [];
  const kind = titles.length > group.titles.length ? "double" : "torn";
  return [{ kind, detail: `[${titles}] in ${where} and not [${group.titles}]` }];
}

function judgeEvents(events: readonly ExpectedEvent[], seen: SeenGroup, look: Look): Finding[] {
  const known = new Set(events.map(({ id }) => id));
  const more = seen.events.filter(({ id }) => !known.has(id));
  return [
    ...more.map(({ id }): Finding => ({ kind: "double", detail: `event ${id} in ${look.where}` })),
    ...events.flatMap((event) => {
      const one = seen.events.find(({ id }) => id === event.id);
      const isLive = one !== undefined && !one.isDeleted;
      return [
        ...judgePresence(event, isLive, `event ${event.id} in ${look.where}`),
        ...(one === undefined ? [] : judgeContent(event, one, look)),
      ];
    }),
  ];
}

/**
 * Checks a group against what is possible, and narrows that to what was seen. `seen` is null if there is no
 * group.
 */
export function judgeGroup(group: ExpectedGroup, seen: SeenGroup | null, look: Look): Finding[] {
  const name = `group ${seen?.id ?? group.id} in ${look.where}`;
  const findings = judgePresence(group, seen !== null && !seen.isDeleted, name);
  if (seen === null) return findings;
  if (group.id !== null && group.id !== seen.id) findings.push({ kind: "double", detail: name });
  if (seen.state === "failed") findings.push({ kind: "failed", detail: name });
  if (seen.state === "processing") {
    if (group.isComplete) findings.push({ kind: look.isFinal ? "lost" : "stale", detail: name });
    else if (look.isFinal && !seen.isDeleted) findings.push({ kind: "stuck", detail: name });
    if (seen.events.length > 0) findings.push({ kind: "torn", detail: `${name}: events before their time` });
  }
  if (seen.state !== "complete") return findings;
  group.isComplete = true;
  if (group.events === null) return [...findings, ...learnEvents(group, seen, look)];
  return [...findings, ...judgeEvents(group.events, seen, look)];
}
