import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Template } from "./lexicon-template";
import { anyBefore, anyOf, behindLead, phrase } from "./lexicon-words";

/** The zones of a language: `MEZ`, `heure de Paris`, and a place alone behind words that speak of all times: `os horários são de Brasília`. */
export function zoneTemplates(lexicon: Lexicon): Template[] {
  const { zones = {}, zonePlaces = {}, zoneLeads = [], timesLeads = [] } = lexicon;
  const places = anyOf(Object.keys(zonePlaces));
  return [
    {
      rule: "zone",
      pattern: phrase(
        `(?:(?<zone>${anyOf(Object.keys(zones))})|(?:${anyBefore(zoneLeads)}|${behindLead(timesLeads)})(?<place>${places}))`,
      ),
      read: ({ zone, place }) => {
        const found = zone === undefined ? zonePlaces[place ?? ""] : zones[zone];
        return found === undefined ? null : { kind: "zone", zone: found, alternatives: [] };
      },
    },
  ];
}
