import type { WrittenText } from "@/e2e/texts/written/written-text";
import { readSpoken } from "@/lib/testing/read-when";

const parts = (event: string): string[] => event.split("|").map((part) => part.trim());
/** The title may name the people: `Lunch with Ana` is as good as `Lunch`. */
const companions = / (?:w\/|with) .+$/;
const variants = (list: string): string[] => list.split(";").map((one) => one.trim().toLowerCase());

/** What a reading of one text got wrong, a phrase for each fault; empty if everything is right. */
export function faultsOf({ text, events, ...changes }: WrittenText): string[] {
  const now = changes.zone === undefined ? {} : { now: "2026-11-20T12:00:00Z", timeZone: changes.zone };
  const drafts = readSpoken(text, { ...now, language: changes.language ?? "en" });
  const found = drafts.map(({ start, end, recurrence }) =>
    [end === null ? start : `${start}/${end}`, ...(recurrence === null ? [] : [recurrence])]
      .join(" ")
      .replaceAll("2026-", ""),
  );
  const wanted = events.map((event) => parts(event)[0] ?? "");
  if (found.join(" + ") !== wanted.join(" + ")) return [`when: ${found.join(" + ") || "nothing"}`];
  return drafts.flatMap(({ title, venue, location, link, attendees }, order) => {
    const [, titles = "", where = "", who = ""] = parts(events[order] ?? "");
    const place = `${venue} ${location} ${link ?? ""}`.toLowerCase();
    const people = attendees.map(({ name }) => name.toLowerCase()).sort();
    const names = [title, who === "" ? title : title.replace(companions, "")];
    const isNamed = names.some((name) => variants(titles).includes(name.toLowerCase()));
    return [
      ...(isNamed ? [] : [`title: ${title}`]),
      ...(place.includes(where.toLowerCase()) ? [] : [`where: ${place}`]),
      ...(who === "" || people.join() === who.toLowerCase().split(", ").sort().join()
        ? []
        : [`who: ${people.join(", ")}`]),
    ];
  });
}
