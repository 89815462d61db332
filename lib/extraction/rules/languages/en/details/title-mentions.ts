import { wordSet } from "@/lib/extraction/rules/details/phrase-table";

/** Nouns by which a text speaks of a title. */
export const titleNouns = wordSet("title name subject label tile");

/** What a title may belong to. */
export const things = wordSet(
  "event events meeting appointment activity entry calendar reminder item booking one it task",
);

/** Words before such a noun. */
export const owners = wordSet("the a an this that my its your our his her event's new");

/** Introduces a mention of the title before it (`for the title`). */
export const backLeads = wordSet("for as at");

/** Introduces a title that follows (`with the name`). */
export const forwardLeads = wordSet("with under by make use add give put have say and of");

/** Links a title noun to its title. */
export const links = wordSet("is as to of : being was be -");

/** Helping verbs before a link. */
export const modals = wordSet("should will would can could must shall may");
