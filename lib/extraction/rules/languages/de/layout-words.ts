import type { LayoutWords } from "@/lib/extraction/rules/layout/layout-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** German words of layout: how mails and letters open and close, and lines that say nothing of events. */
export const layoutWords: Partial<LayoutWords> = {
  listHead:
    /^(?!.*\d)(?:[^\p{Ll}]*\p{Lu}[^\p{Ll}]*|.*(?<!(?:schrieb|schreibt|schrieben|sagte|sagt|wrote|nachricht|mail)\s?):)$/u,
  greeting:
    /^(?:(?:sehr (?:geehrte|verehrte)[rsn]?|geehrte[rsn]?|liebe[rsn]?|hallo|hi|hey|moin(?: moin)?|servus|grüezi|grüß gott|grüß euch|grüss gott|grüss euch|guten (?:tag|morgen|abend)|werte[rsn]?|hallöchen|tach|ahoi|salü|hoi)(?!\p{L})[^.!?:;]{0,60}[,!:.]?|(?:an alle|ihr lieben|leute|freunde|freundinnen und freunde|kolleginnen und kollegen|liebes team)(?!\p{L})[^.!?:;]{0,40}[,!])$/u,
  closing:
    /^(?:(?:mit )?(?:freundliche[nr]?|herzliche[nr]?|beste[nr]?|liebe[nr]?|viele[nr]?|schöne[nr]?|sonnige[nr]?|kollegiale[nr]?|sportliche[nr]?|musikalische[nr]?|vorweihnachtliche[nr]?|winterliche[nr]?|ganz liebe[nr]?)(?: und (?:herzliche|liebe|beste|sonnige)[nr]?)? gr(?:ü(?:ß|ss)e?n?|uß|uss|uesse?n?)(?: (?:aus|von|vom|an|euer|eure|ihr|ihre|und|sendet|senden)(?!\p{L})[^.]{1,40})?|hochachtungsvoll|herzlichst?|gr(?:u(?:ß|ss)|üße|üsse)(?: (?:aus|von)[^.]{1,30})?|lg|vg|mfg|bg|ggglg|glg|beste grüße|bis (?:dann|bald|morgen|später|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|danke(?: (?:euch|dir|ihnen|schon mal|im voraus|schön|vielmals))*|vielen dank(?: (?:und|im voraus|für)[^.]{1,40})?|besten dank|merci|ciao|tschüss?|tschüß|servus|alles (?:liebe|gute)|eure?[rs]?|ihre?|dein[es]?|wir freuen uns(?: auf (?:euch|sie|dich|ihr kommen|euer kommen))?|ich freue mich(?: auf (?:euch|sie|dich))?|schönes wochenende|schönen (?:tag|abend)(?: noch)?|gez\.?|i\. ?a\.|i\. ?v\.)[\s,.!–-]*$/u,
  footer: new RegExp(
    `${wholeWord("von meinem (?:iphone|ipad|handy|smartphone|android|mobiltelefon|samsung)\\P{L}|gesendet (?:mit|von)|abmelden|abbestellen|newsletter abbestellen|datenschutz|datenschutzerklärung|impressum|vertraulich(?:e|keit)?|handelsregister|amtsgericht|geschäftsführer(?:in|ung)?|ust-?id(?:nr)?|steuernummer|bankverbindung|iban|bic|alle rechte vorbehalten|nicht auf diese (?:e-?mail|nachricht)|automatisch (?:erstellt|generiert|erzeugt|versandt)|diese (?:e-?mail|nachricht) (?:wurde|enthält|ist|kann)|seite \\d+ von \\d+|im browser (?:ansehen|anzeigen|öffnen)|bitte (?:denken|prüfen) sie|vereinsregister|sitz der gesellschaft", "u").source}|©`,
    "u",
  ),
  dayAhead:
    /^\d{1,2}\. ?(?:(?:und|bis(?: zum)?|oder|[-–+&]) ?\d{1,2}\. ?)?(?:jan(?:uar|\.)?|jänner|feb(?:ruar|\.)?|märz|mär\.|mrz\.?|apr(?:il|\.)?|mai|juni?|juli?|aug(?:ust|\.)?|sept?(?:ember|\.)?|okt(?:ober|\.)?|nov(?:ember|\.)?|dez(?:ember|\.)?|advent|weihnachtstag|weihnachtsfeiertag|\d{1,2}\. ?(?:20\d\d|\d{1,2}[:.]\d\d|\d{1,2} uhr))(?!\p{L})/u,
  fieldLabel:
    /^(?:datum|zeit|uhrzeit|wann|wo|was|wer|warum|wie|ort|treffpunkt|adresse|anschrift|veranstaltungsort|kosten|preis|eintritt|karten|tickets|anmeldung|kontakt|tel|telefon|handy|mobil|fax|e-?mail|mail|betreff|von|an|cc|referent(?:in)?|leitung|moderation|tagesordnung|agenda|thema|themen|titel|termin|hinweis|hinweise|ps|link|zoom|raum|saal|einlass|beginn|start|ende|dauer|parken|anfahrt|menü|ergebnis|ergebnisse|abfahrt|ankunft|anreise|abreise|bitte|mitbringen|info|infos|achtung|wichtig|frist|rückmeldung|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|(?:mo|di|mi|do|fr|sa|so)|(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|(?:woche|tag|runde|sitzung|teil|gruppe|raum|team|kw|block|punkt|top) .*)$/u,
};
