import { entryHasClock, momentsOf } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Moment } from "@/lib/extraction/rules/moment";
import type { ScopeWords } from "./scope-words";
import { withMoments } from "./with-moments";

type Zone = NonNullable<Moment["zone"]>;

/** So many letters before a zone may say that it is for all times. */
const longestLead = 60;

/** The zones that a block says for all times. */
function zonesIn({ said: { reading } }: LiveBlock, { timesIn }: ScopeWords): Zone[] {
  const { candidates, source } = reading;
  return candidates.flatMap(({ value, start }) =>
    value.kind === "zone" && timesIn.test(source.lower.slice(Math.max(0, start - longestLead), start))
      ? [{ zone: value.zone, alternatives: value.alternatives }]
      : [],
  );
}

const inZone = (item: Item, zone: Zone): Item => {
  const entries = item.said.reading.entries.map((entry) =>
    !entryHasClock(entry) || momentsOf(entry).some((moment) => moment.zone !== null)
      ? entry
      : withMoments(entry, (moment) => (moment.clocks.length > 0 ? { ...moment, zone } : moment)),
  );
  return withEntries(item, entries);
};

/** `All times Eastern (ET)`, `Times in CET`: the zone of every hour of its mail that names none itself; two zones are none. */
export function zoneForAll(items: readonly Item[], live: readonly LiveBlock[], words: ScopeWords): Item[] {
  const said = new Map<number, Zone[]>();
  for (const one of live) {
    const zones = zonesIn(one, words);
    if (zones.length > 0) said.set(one.block.mail, [...(said.get(one.block.mail) ?? []), ...zones]);
  }
  return items.map((item) => {
    const [zone, ...others] = said.get(item.block.mail) ?? [];
    return zone === undefined || others.some((other) => other.zone !== zone.zone) ? item : inZone(item, zone);
  });
}
