import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";
import type { DetailPlaceWords, StreetWords } from "@/lib/extraction/rules/pack/detail-tables";

/** German: words of places. */
export const places: Partial<DetailPlaceWords> = {
  placeLeads: phraseTable(`
    in; im; in der; in dem; in den; ins; am; an der; auf dem; auf der; beim; bei; bei der; zum; zur; vor dem; vor der;
    hinter dem; gegenüber; neben dem; neben der; @; treffpunkt; ort; unter der
  `),
  commonLeads: wordSet("im der dem den ins am an beim bei zum zur unter vor"),
  explicitPlaceLead: wordSet("treffpunkt ort veranstaltungsort adresse"),
  articles: wordSet("der die das den dem ein eine einem einer"),
  possessives: wordSet(
    "mein meinem meiner unser unserem unserer euer eurem eurer seinem ihrem ihrer deinem deiner",
  ),
  placeStops: wordSet(`
    mit m um von vom ab bis für und oder ist sind war wird werden findet beginnt startet dauert dann danach bitte wegen
    weil wenn falls ob zum zur zu jeden jede alle heute morgen übermorgen nächste nächsten kommenden diesen dieses statt
    stattfinden stattfindet beginnt treffen ich wir ihr sie er es nach vor seit zwischen über aber sowie wo wer was wann ca
    anschließend abholen essen gehen fahren machen einladen feiern anmelden mitbringen uhr
  `),
  placeNouns: wordSet(`
    raum saal halle aula foyer mensa büro besprechungsraum konferenzraum sitzungszimmer seminarraum hörsaal klassenzimmer
    lehrerzimmer turnhalle sporthalle schwimmhalle hallenbad freibad sportplatz stadion schule grundschule gymnasium
    berufskolleg kita kindergarten universität uni bibliothek bücherei stadtbücherei rathaus bürgerhaus gemeindehaus
    gemeindesaal pfarrheim kirche dom kapelle friedhof krankenhaus klinik klinikum praxis apotheke restaurant gasthof
    gasthaus wirtshaus café kneipe bar biergarten ratskeller keller kantine hotel pension jugendherberge museum galerie
    theater oper kino philharmonie zoo park stadtpark garten markt marktplatz platz bahnhof hauptbahnhof hbf flughafen
    haltestelle hafen see strand wohnung zuhause haus hof scheune werkstatt laden supermarkt einkaufszentrum bank post
    studio atelier zentrum jugendzentrum vereinsheim clubheim feuerwehrhaus schloss burg turm brücke eingang haupteingang
    parkplatz zimmer hs og eg stock geschäftsstelle finanzamt bürgeramt standesamt zoom teams innenhof tiefgarage
  `),
  placeArticles: wordSet(
    "café cafe bar hotel gasthof gasthaus restaurant zum zur haus villa schloss burg st sankt pizzeria trattoria",
  ),
  roomNouns: wordSet(
    "raum saal zimmer halle hörsaal hs besprechungsraum konferenzraum seminarraum gleis gate stock etage gebäude haus platz",
  ),
  onlineLeads: wordSet("auf über per via bei in"),
  onlinePlaces: phraseTable(
    "zoom; teams; ms teams; microsoft teams; google meet; skype; webex; discord; jitsi; facetime; bigbluebutton; slack",
  ),
  closedNames: phraseTable(
    "zoom; teams; ms teams; microsoft teams; google meet; skype; webex; discord; jitsi; online; bigbluebutton",
  ),
  notAtPlaces: wordSet(`
    besten ersten letzten ende anfang abend morgen mittag nachmittag vormittag wochenende montag dienstag mittwoch donnerstag
    freitag samstag sonntag sonnabend tag vortag folgetag telefon start rückruf ball besuch stück rande gleichen selben
    mir dir ihm ihr uns euch ihnen mich dich sich alle allen thema januar februar märz april mai juni juli august
    september oktober november dezember jahr monat woche essen arbeiten
  `),
  notInPlaces: wordSet(`
    ordnung ruhe zukunft kürze folge bezug zusammenhang rahmen moment urlaub ferien sommer winter herbst frühling frühjahr
    januar februar märz april mai juni juli august september oktober november dezember woche wochen monat jahr tagen
    stunden minuten anschluss kerzenschein sonnenschein tageslicht regen erinnerung abstimmung auswahl verfügung wahl info information kenntnis diskussion beginn ende anfang schluss abschluss thema besten ersten letzten zweiten dritten geburtstag termin treffen essen mittagessen abendessen frühstück kaffee training spiel konzert kino arzt zahnarzt friseur teil bescheid fuß kuchen telefon rückruf voraussetzung sicherheit ball rand besuch start mal selben gleichen abend morgen mittag nachmittag vormittag wochenende montag dienstag mittwoch donnerstag freitag samstag sonntag allgemeinen prinzip vergleich gespräch voraus griff bett früh nacht einer eine der frühe
    vorfeld nachgang anhang auftrag namen team bereich laufe
  `),
  notBeforePlace: wordSet("interesse glaube teilnahme anmeldung freue erinnerung"),
  namedByPlace: wordSet("reservierung tisch essen übernachtung"),
  units: wordSet(
    "personen leute euro prozent grad km meter kilo minuten stunden tage wochen seiten stück kinder gäste plätze",
  ),
};

/** German: words of streets. */
export const streets: Partial<StreetWords> = {
  gluedStreetEnd:
    /(?:straße|strasse|str\.?|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|markt|graben|hof|berg|stieg)$/iu,
  unitWords: wordSet("haus raum stock etage og eg aufgang zimmer hinterhaus"),
  houseNumber: /^\d{1,4}[a-z]?(?:[-–/]\d{1,4}[a-z]?)?$/iu,
};

/** Places that have opening hours, as a source of expressions. */
export const placesWithHours =
  "(?:büro|geschäftsstelle|sekretariat|praxis|laden|geschäft|bibliothek|bücherei|museum|café|küche|kasse|abendkasse|schalter|hallenbad|freibad|schwimmbad|hotline|empfang|rezeption|sprechstunde|servicetelefon|rathaus|bürgerbüro|amt|werkstatt|ausgabe|filiale|kiosk|biergarten|restaurant|studio|sauna|markt)";
