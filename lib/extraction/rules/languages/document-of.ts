import type { NoteJudge } from "@/lib/extraction/rules/judge/judge-note";
import type { DocumentWords } from "@/lib/extraction/rules/pack/document-words";
import type { TalkWords } from "@/lib/extraction/rules/scope/messages";
import { type NamesNeeded, wordlessDocument } from "./wordless-document";

/** What a language gives of its words for whole documents; what it leaves out finds nothing. */
export type DocumentGiven = {
  [Group in Exclude<keyof DocumentWords, "notes" | "talks" | "judgedFrom" | "sameTime" | "order">]?: Partial<
    DocumentWords[Group]
  >;
} & { notes?: NoteJudge; talks?: TalkWords };

/** The words of a language for whole documents, from those that it gives. */
export function documentOf(needed: NamesNeeded, given: DocumentGiven): DocumentWords {
  const base = wordlessDocument(needed);
  return {
    layout: { ...base.layout, ...given.layout },
    silent: { ...base.silent, ...given.silent },
    silentInLines: { ...base.silentInLines, ...given.silentInLines },
    mailChoice: { ...base.mailChoice, ...given.mailChoice },
    names: { ...base.names, ...given.names },
    places: { ...base.places, ...given.places },
    sameTime: given.scope?.sameTime ?? base.sameTime,
    order: base.order,
    links: { ...base.links, ...given.links },
    asides: { ...base.asides, ...given.asides },
    shapes: { ...base.shapes, ...given.shapes },
    scope: { ...base.scope, ...given.scope },
    eventWords: { ...base.eventWords, ...given.eventWords },
    events: { ...base.events, ...given.events },
    judgedFrom: base.judgedFrom,
    notes: given.notes ?? base.notes,
    talks: given.talks ?? base.talks,
  };
}
