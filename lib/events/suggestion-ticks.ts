/** A suggestion as its box holds it, and as the server has it; `saved` is absent for one that was just added. */
interface TickedEntry {
  content: string;
  saved: string | undefined;
}

const textsOf = ({ content, saved }: TickedEntry): string[] => [content.trim(), saved ?? ""].filter(Boolean);

/** Ticks go by the text, since a suggestion has no id; one that is being edited still counts by its saved text. */
export const isTicked = (ticked: readonly string[], entry: TickedEntry): boolean =>
  textsOf(entry).some((text) => ticked.includes(text));

/** The ticks after this suggestion's tick was set or removed. */
export function toggleTick(ticked: readonly string[], entry: TickedEntry): string[] {
  if (!isTicked(ticked, entry)) return [...ticked, entry.content.trim()];
  const gone = textsOf(entry);
  return ticked.filter((text) => !gone.includes(text));
}

/** The ticks once a suggestion's text became `content`: whether the edit is then saved or cancelled, the tick stays. */
export function followEdit(ticked: readonly string[], entry: TickedEntry, content: string): string[] {
  if (!isTicked(ticked, entry)) return [...ticked];
  const typedBefore = entry.content.trim() === entry.saved ? undefined : entry.content.trim();
  return [...new Set([...ticked.filter((text) => text !== typedBefore), content.trim()])].filter(Boolean);
}
