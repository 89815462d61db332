import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";
import { detailsOf } from "@/lib/extraction/rules/pack/given-details";
import { commands, fillers } from "./command-words";
import { people } from "./people-words";
import { places, streets } from "./place-words";
import { titles } from "./title-words";

/** German: what makes a title, who comes along, and where something is. */
export const detailWords = detailsOf({
  titles,
  people,
  places,
  streets,
  commands,
  fillers,
  labels: {
    placeLabels: phraseTable(
      "wo; ort; treffpunkt; veranstaltungsort; adresse; raum; anschrift; treffen; saal; lokal; zimmer; location; standort; terminort",
    ),
    titleLabels: phraseTable("was; betreff; titel; thema; termin; veranstaltung; anlass; name; event"),
    peopleLabels: phraseTable(
      "wer; teilnehmer; teilnehmende; teilnehmerinnen; gäste; gaeste; mit; referent; referentin; leitung; dozent; dozentin; trainer; trainerin; moderation; dabei; anwesend; eingeladen",
    ),
    noteLabels: phraseTable(
      "notiz; notizen; hinweis; hinweise; bitte beachten; mitbringen; bitte mitbringen; agenda; tagesordnung; themen; info; infos; kontakt; anmeldung; kosten; preis; eintritt; tickets; karten; telefon; tel; rückfragen; fragen; ps; anfahrt; kleidung; dresscode; website; web; internet; e-mail; email; mail",
    ),
    timeLabels: phraseTable(
      "wann; datum; zeit; uhrzeit; tag; beginn; start; ende; anfang; von; bis; dauer; abfahrt; ankunft; abflug; anreise; abreise; einlass; check-in; check-out; zeitraum; datum und uhrzeit",
    ),
    plainNotes: wordSet("info infos notiz notizen hinweis hinweise"),
    replyMarks: wordSet("re aw wg fw fwd antw"),
  },
  grammar: {
    helpingVerbs: new Set(["wird", "werden", "kann"]),
    selfWords: new Set(["ich", "mir", "mich"]),
    guestArticles: new Set(["der", "die", "das", "ein", "eine"]),
    noteJoints: new Set(["und", "auch", ",", "-", "–", "*", "•"]),
    smallInPlaces: wordSet("am an der dem den zum zur im in von und bei auf"),
    ownersPlace: wordSet("bei beim zu zum zur"),
    guestJoiners: new Set([",", "&", "+", "und", "u", "u."]),
    nameJoiners: new Set(["und", "&", "+", "/", "u", "sowie"]),
    clauseJoiners: new Set(["und", "aber", "dann", "also"]),
    abbreviations: wordSet(
      "dr prof fr hr st str nr ca bzw usw evtl ggf inkl zzgl tel std min max mind abs art bd vgl etc og eg ug jh geb gest ing dipl mag med rer nat phil jur h.c z.b d.h u.a s.t c.t u m",
    ),
    placeAbbreviations: wordSet("st str dr prof nr pl og eg ug geb"),
    holidayLead: /^(?:(?:am|an|zu|zum|über|nach|vor|bis|ab|seit|von|vom|der|den|dem)\s+)+/iu,
    holidayYear: /\s+(?:19|20)\d\d\s*$/u,
    orderWords: new Set(["nach", "vor"]),
    linkLeads: phraseTable(
      "via; link; zoom; zoom-link; teilnahme; teilnehmen; hier; online; per; unter; einwahl",
    ),
  },
  titleTimes: {
    nightWord: /^nacht/,
    startsStatement: /^(?:ist|sind|war|um|am|im|in|von|vom|für|bis|und|oder|ab|bei|beim|mit|zum|zur)$/u,
    holidayWithLead: /^(?:am|an|zu|zum|über|nach|vor|bis|ab|seit|von|vom|der|den|dem)\s/u,
    habit: /(?:^|\s)(?:jährliche[rsn]?|monatliche[rsn]?|wöchentliche[rsn]?|tägliche[rsn]?)$/u,
    namers: /^(?:namens|titel|betitelt)$/u,
  },
  small: {
    and: "und",
    with: "mit",
    for: "für",
    the: "der",
    a: "ein",
    an: "eine",
    at: "bei",
    in: "in",
    on: "auf",
    to: "zu",
    by: "von",
    my: "mein",
    our: "unser",
    meeting: "treffen",
    appointment: "termin",
    event: "termin",
    people: "personen",
    room: "raum",
    that: "dass",
    this: "dieser",
    between: "zwischen",
    next: "nächste",
    you: "du",
    afterwards: "danach",
    re: "aw",
  },
});
