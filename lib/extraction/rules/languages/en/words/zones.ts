/** Zones with their abbreviations; of several meanings the more common one comes first, the visitor's own zone goes before that. */
const abbreviated = {
  UTC: "utc gmt z",
  "Etc/GMT+12": "aoe",
  "America/New_York": "est edt et",
  "America/Chicago": "cst cdt ct",
  "America/Denver": "mst mdt mt",
  "America/Los_Angeles": "pst pdt pt",
  "America/Anchorage": "akst akdt",
  "Pacific/Honolulu": "hst",
  "America/Sao_Paulo": "brt",
  "Europe/London": "bst",
  "Europe/Paris": "cet cest",
  "Europe/Berlin": "mez mesz",
  "Europe/Helsinki": "eet eest",
  "Europe/Lisbon": "wet west",
  "Europe/Moscow": "msk",
  "Asia/Kolkata": "ist",
  "Europe/Dublin": "ist",
  "Asia/Jerusalem": "ist",
  "Asia/Shanghai": "cst",
  "Asia/Dhaka": "bst",
  "Asia/Karachi": "pkt",
  "Asia/Tokyo": "jst",
  "Asia/Seoul": "kst",
  "Asia/Singapore": "sgt",
  "Asia/Hong_Kong": "hkt",
  "Australia/Sydney": "aest aedt",
  "Australia/Perth": "awst",
  "Australia/Adelaide": "acst",
  "Pacific/Auckland": "nzst nzdt",
  "Africa/Johannesburg": "sast",
  "Africa/Lagos": "wat",
  "Africa/Nairobi": "eat",
  "Africa/Maputo": "cat",
};

/** Abbreviations with the zones that they stand for. */
export const zoneAbbreviations: Record<string, string[]> = {};
for (const [zone, words] of Object.entries(abbreviated))
  for (const word of words.split(" ")) zoneAbbreviations[word] = [...(zoneAbbreviations[word] ?? []), zone];

/** Abbreviations that are English words as well: they count only in upper case right after a clock. */
export const doubtfulZoneAbbreviations: ReadonlySet<string> = new Set(
  "z et ct mt pt west wet eat cat eet ist est".split(" "),
);

/** Cities after which their zones are named, by the region of the zone. */
const citiesOfZones = {
  Europe:
    "London Paris Berlin Madrid Rome Amsterdam Zurich Vienna Brussels Copenhagen Oslo Stockholm Helsinki Warsaw Prague Athens Dublin Lisbon Moscow Istanbul",
  Africa: "Cairo Johannesburg",
  Asia: "Bangkok Manila Tokyo Seoul Shanghai Singapore Hong_Kong Dubai Kathmandu",
  Pacific: "Auckland",
  America: "Vancouver New_York Chicago Denver Los_Angeles Toronto",
  Australia: "Sydney Melbourne",
};

/** Other names that people give to zones. */
const namesOfZones = {
  UTC: "greenwich mean;zulu",
  "America/Los_Angeles": "pacific;la;san francisco;sf;seattle",
  "America/Denver": "mountain",
  "America/Chicago": "central",
  "America/New_York": "eastern;nyc;boston",
  "America/Anchorage": "alaska",
  "America/Sao_Paulo": "são paulo",
  "Pacific/Honolulu": "hawaii;hawaiian",
  "Europe/London": "british;british summer;uk",
  "Europe/Paris": "central european",
  "Europe/Helsinki": "eastern european",
  "Europe/Berlin": "german;munich",
  "Europe/Zurich": "geneva",
  "Europe/Rome": "milan",
  "Europe/Madrid": "barcelona",
  "Asia/Tokyo": "japan",
  "Asia/Shanghai": "beijing;china",
  "Asia/Kolkata": "india;indian;mumbai",
  "Asia/Kathmandu": "nepal",
  "Asia/Jerusalem": "israel",
};

/** Zone names said in words before an optional `time`. */
export const zoneNames: Record<string, string> = Object.fromEntries([
  ...Object.entries(citiesOfZones).flatMap(([region, cities]) =>
    cities.split(" ").map((city) => [city.toLowerCase().replace("_", " "), `${region}/${city}`]),
  ),
  ...Object.entries(namesOfZones).flatMap(([zone, names]) => names.split(";").map((name) => [name, zone])),
]);
