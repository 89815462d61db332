import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";
import { detailsOf } from "@/lib/extraction/rules/pack/given-details";

const joints = "is zijn was wordt om op van met de het een en of in bij voor aan naar tot over te vanaf t/m";

/** Dutch: what makes a title, who comes along, and where something is. */
export const detailWords = detailsOf({
  titles: {
    eventNouns: wordSet(
      "vergadering overleg afspraak etentje lunch diner feest verjaardag concert cursus les training wedstrijd bezoek tandarts",
    ),
    weakWords: wordSet(
      `ik wij we jij je jullie hij zij ze ons mijn onze dit dat deze die er ook nog ${joints}`,
    ),
    danglingEnds: wordSet(joints),
    danglingStarts: wordSet("is zijn was wordt en of om op van t/m tot"),
    noteLeads: phraseTable("neem mee; vergeet niet; let op"),
    meetingWith: "Afspraak met",
    unnamed: "Afspraak",
  },
  people: { companionLeads: phraseTable("met; samen met"), notNames: wordSet("de het een") },
  places: {
    placeLeads: phraseTable("in; bij; te; @"),
    placeStops: wordSet("met om op van tot en voor"),
    placeNouns: wordSet("zaal kamer lokaal kerk school café restaurant museum park station hal plein"),
    articles: wordSet("de het een"),
  },
  labels: {
    placeLabels: phraseTable("waar; plaats; locatie; adres"),
    titleLabels: phraseTable("wat; onderwerp"),
    timeLabels: phraseTable("wanneer; datum; tijd"),
  },
  small: {
    and: "en",
    with: "met",
    for: "voor",
    the: "de",
    a: "een",
    at: "bij",
    in: "in",
    on: "op",
    to: "naar",
    by: "door",
  },
});
