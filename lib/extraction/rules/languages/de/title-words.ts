import { phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";
import type { TitleWords } from "@/lib/extraction/rules/pack/title-words";

const articles = "der die das den dem des ein eine einen einem einer eines";
const prepositions =
  "am an im in ins um von vom zu zum zur bei beim mit ohne nach vor seit ab bis auf aus über für gegen zwischen während per via unter durch";
const joints = `${prepositions} ${articles} und oder u aber sowie bzw`;

/** German: words that make or end a title. */
export const titles: Partial<TitleWords> = {
  eventNouns: wordSet(`
    termin treffen meeting besprechung sitzung versammlung mitgliederversammlung hauptversammlung jahreshauptversammlung
    elternabend elterngespräch konferenz tagung workshop seminar schulung fortbildung kurs vorlesung übung klausur prüfung
    unterricht probe chorprobe generalprobe training spiel heimspiel auswärtsspiel turnier wettkampf lauf wanderung ausflug
    reise urlaub fahrt flug abfahrt zahnarzt arzt arzttermin hausarzt friseur impfung untersuchung vorsorge physio massage
    therapie geburtstag feier party fest sommerfest weihnachtsfeier hochzeit taufe konfirmation kommunion beerdigung
    trauerfeier konzert lesung vortrag ausstellung vernissage führung film kino theater oper essen abendessen mittagessen
    frühstück brunch kaffee grillen stammtisch spieleabend skat yoga pilates schwimmen tanzen gottesdienst messe andacht
    umzug besichtigung abholung lieferung abgabe übergabe wartung telefonat call video-call videokonferenz interview
    vorstellungsgespräch gespräch rückruf jour fixe kick-off retro standup planung review sprechstunde markt flohmarkt
    weihnachtsmarkt basar tombola wahl einschulung abschlussfeier elternsprechtag schulfest kindergeburtstag kita
    müllabfuhr tüv inspektion reifenwechsel deadline abgabetermin start finale public viewing
  `),
  weakWords: wordSet(`
    ich du er sie es wir ihr mich mir dich dir uns euch mein meine meinen meinem meiner dein deine unser unsere unseren
    euer eure dieser diese dieses da dort hier auch noch nur schon dann wenn dass ist sind war wird werden findet statt
    bitte danke hallo ja nein ok okay uhr zeit tag datum heute morgen termin eintrag erinnerung kalender neu
    neuer neue neues ${joints}
  `),
  danglingEnds: wordSet(`
    ${joints} gibt gibts holen fahren & @ - – — , : ; . ! ? | / * · • … ( [ { + ist sind war wird werden findet finden beginnt startet geht
    uhr dann also noch schon erst geplant angesetzt vorgesehen ca circa etwa ungefähr gegen kurz jeweils je immer bitte wir ich ihr sie er es
    haben hat habe steht stehen liegt kommt machen wieder dieses diese diesen dieser m w spätestens pünktlich schlag punkt
    los heute
  `),
  danglingStarts: wordSet(`
    und oder , . : ; - – — ! ? | / & + ) ] } > … · • * aber denn sowie ist sind war wird werden findet finden beginnt
    startet bitte auch dann also uhr bis statt dass
  `),
  danglingFirstWords: wordSet(
    "von vom um am im an der die das den dem ein eine einen einem einer für mit zum zur wegen",
  ),
  clauseStarters: phraseTable(`
    ich; wir; ihr; sie; er; es; bitte; kannst du; könnt ihr; könntest du; können sie; trag; trage; mach; erinner;
    erinnere; denk; denkt; vergiss; vergesst; bring; bringt; komm; kommt; wer; was; wo; wie; warum; ob; weil; da; dass;
    damit; falls; sonst; danach; anschließend; das; dies; danke; liebe grüße; lg; vg; mfg; gruß; freu; freue; bis dann;
    bis bald; treffpunkt; ort; passt; geht; sag; sagt; meld; melde; meldet; hast; habt; willst; wollen; sollen; nicht
    vergessen; mitbringen; einladung; ist; sind; nimm; nehmt; schick; schickt; kommst; seid; bist
  `),
  andStarters: phraseTable(
    "ich; wir; ihr; sie; bitte; dann; danach; anschließend; erinner; erinnere; bring; bringt; sag; lad; lade; trag; trage; vergiss; vergesst",
  ),
  noteLeads: phraseTable(`
    bitte mitbringen; mitbringen; bitte bring; bitte bringt; bring; bringt; nicht vergessen; vergiss nicht; vergesst nicht;
    denk an; denkt an; bitte denkt an; bitte beachten; achtung; hinweis; bitte um rückmeldung; um antwort wird gebeten;
    u.a.w.g; uawg; bitte pünktlich; bitte anmelden; anmeldung; dresscode; rückmeldung; bitte gebt; bitte sagt; parken
  `),
  relativeStarters: phraseTable(`
    der wird; die wird; das wird; findet statt; findet; finden statt; finden; beginnt; beginnen; startet; startet um; ist;
    sind; wird; werden; verschoben; dauert; steht an; steht; wurde; wurden; weil; damit; falls; wenn; ob; bevor; nachdem
  `),
  statementStarts: wordSet(
    "es ich wir ihr sie er das dies diese dieser hoffentlich was wann wo wer wie ob wenn falls nach vor",
  ),
  statuses: phraseTable("urlaub; frei; homeoffice; abwesend; nicht da; krank; im urlaub"),
  emptyHeads: wordSet("termin termine eintrag sache ding zeit"),
  meetingWith: "Treffen mit",
  unnamed: "Termin",
};
