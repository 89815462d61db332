import type { EventDraft } from "@/lib/extraction/schema";
import type { NameWords } from "./name-words";

const longestName = 60;
const longestBehind = 48;

const startOf = ({ evidence }: EventDraft): number => Math.min(...evidence.map(({ start }) => start));
const endOf = ({ evidence }: EventDraft): number => Math.max(...evidence.map(({ end }) => end));

/** The event that something is to be done for: the one before it on its line, else the first of the text. */
function eventOf(duty: EventDraft, events: readonly EventDraft[], text: string): EventDraft | undefined {
  const before = events.findLast((one) => startOf(one) < startOf(duty));
  const isBeside = before !== undefined && !text.slice(startOf(before), startOf(duty)).includes("\n");
  return isBeside ? before : events[0];
}

/** `RSVP` beside a wedding is `RSVP for the wedding`: what is only to be done says to whom, where the text does, or for what. */
export function nameDuties(drafts: readonly EventDraft[], text: string, words: NameWords): EventDraft[] {
  const isDuty = ({ title, allDay }: EventDraft): boolean =>
    (allDay ? words.bareDuty : words.bareReply).test(title.toLowerCase().trim());
  const events = drafts.filter((one) => !isDuty(one) && one.title !== words.unnamed);
  return drafts.map((draft) => {
    const { title, allDay } = draft;
    if (allDay && words.owed?.test(title.toLowerCase()))
      return { ...draft, title: `${title}${words.dutyNames.owed ?? ""}` };
    if (!isDuty(draft)) return draft;
    const named = draft.evidence.find(({ field }) => field === "title");
    const who = [named?.end, endOf(draft)]
      .map((from = text.length) => words.dutyTo.exec(text.slice(from, from + longestBehind))?.groups?.who)
      .find((found) => found !== undefined);
    if (who !== undefined) return { ...draft, title: words.dutyNames.to(title, who) };
    const event = eventOf(draft, events, text);
    const isFit = event !== undefined && event.title.length <= longestName;
    return isFit ? { ...draft, title: words.dutyNames.for(title, event.title) } : draft;
  });
}
