import type { AsideWords } from "@/lib/extraction/rules/pack/lead-words";
import { endingIn } from "@/lib/extraction/rules/pack/sentence-expressions";

const until = "(?:bis|vor|spätestens|bis spätestens|bis zum|bis einschließlich)";

/** German: words before a time that is beside the event: deadlines, stamps, when people come together. */
export const asides: Partial<AsideWords> = {
  bounded: endingIn(
    `(?:u\\.? ?a\\.? ?w\\.? ?g|rückmeldung|rückmeldungen|antwort|antwortet|anmeldung|anmeldungen|anmelden|anmeldeschluss|anmeldefrist|meldet|melden|melde|zusagen|zusage|absagen|bewerbung|bewerbungen|bewerben|frist|einsendeschluss|stornierung|stornieren|gebt bescheid|bescheid|sagt|sag mir|sag bescheid|rsvp|abstimmung|abstimmen|abstimmt|einreichen|einzureichen)[^.\\n]{0,40}?(?:${until}|:|ist|endet|am)`,
    "[^.\\n]{0,12}",
  ),
  opened: endingIn(
    "(?:tickets?|karten|vorverkauf|anmeldung|buchung|verkauf|frühbucher)[^.\\n]{0,24}(?:ab|startet|beginnt|öffnet|erhältlich|verfügbar|endet)",
    "[^.\\n]{0,10}",
  ),
  asked: endingIn(`bitte [^.\\n]{0,60}(?:${until})`, "[^.\\n]{0,12}"),
  handedIn: endingIn(
    `(?:spenden|vorschläge|beiträge|wünsche|bestellungen|bestellt|nennungen|formular|unterlagen|fragebogen)[^.\\n]{0,30} ${until}`,
    "[^.\\n]{0,12}",
  ),
  returned: endingIn(
    "(?:urlaub|abwesend|nicht (?:im büro|da|erreichbar)|weg|verreist|krank)[^.\\n]{0,40}(?:zurück|wieder (?:da|erreichbar|im büro)|wieder)",
    "[^.\\n]{0,10}",
  ),
  gathered:
    /(?<!\p{L})(?:anpfiff|anstoß|spielbeginn|start|beginn|abfahrt|los)(?!\p{L})[^\n]{0,60}(?<!\p{L})(?:treffen|treffpunkt|treff|einlass|abfahrt|da sein|sammeln)(?: (?:ist|um|ab|schon|bereits|wir|uns))* $|\((?:bitte )?(?:treffen|treff|einlass|da sein|bitte)[^()\n]{0,30} $/u,
  awaited: endingIn(
    "(?:bitte|sollten?|müssen|sollen)[^.\\n]{0,30}(?:da sein|ankommen|eintreffen|erscheinen|anwesend)",
    "[^.\\n]{0,20}",
  ),
  shown:
    /\d[^\n]{0,40}(?<!\p{L})(?:zu sehen|geöffnet|läuft|ausstellung (?:läuft|dauert))(?!\p{L})[^.\n]{0,20}$/u,
  beside: endingIn(
    "(?:check-?in|schalter|gate|boarding|einlass|tor)s? (?:schließt|öffnet|endet|bis)(?: um)?|(?:öffnungszeiten|sprechzeiten|bürozeiten|geschäftszeiten|telefonzeiten|servicezeiten):?|nüchtern|letzte mahlzeit|letztes essen|nichts (?:essen|trinken)[^.\\n]{0,20}(?:ab|nach|seit)",
    " ?",
  ),
  changeable: endingIn(
    "(?:änderungen|ändern|stornieren|stornierbar|storno|kostenlos|kostenfrei|umbuchen)[^.\\n]{0,40}bis",
    "[^.\\n]{0,16}",
  ),
  dated: endingIn(
    "(?:gesendet|erstellt|gepostet|veröffentlicht|aktualisiert|geändert|eingegangen|stand|rechnung vom|schreiben vom|zuletzt)",
    "[^.\\n]{0,16}",
  ),
  mailDate: /^(?:datum|gesendet): +[^\n]{4,40} \d{1,2}:\d\d/,
  forwarded: /^(?:datum|gesendet): +[^\n]{4,40} \d{1,2}:\d\d/,
  sender: /^ ?(?:von|an|betreff|cc): /m,
  thanked: endingIn(
    "(?:danke|vielen dank|schön|toll|super|nett)[^.\\n]{0,40}(?:für|dass|war)",
    "[^.\\n]{0,40}",
  ),
  reply: /^(?:>|am [^\n]{8,80} schrieb)/,
  sign: /u\.? ?a\.? ?w|rück|antwort|anmeld|meld|zusag|absag|bewerb|frist|schluss|storn|bescheid|sag|rsvp|abstimm|einreich|einzu|ticket|karten|verkauf|buch|bitte|spend|vorschl|beitr|wünsch|bestell|nenn|formular|unterlag|frage|zurück|wieder|treff|einlass|da sein|sammel|ankomm|eintreff|erschein|anwesend|sehen|geöffnet|läuft|check|schalter|gate|boarding|tor|zeiten|nüchtern|mahlzeit|letztes|nichts|änder|kosten|gesendet|erstellt|gepostet|veröff|aktual|geänd|eingeg|stand|vom|zuletzt|abfahrt/,
  awaitedWord: /da sein|ankommen|eintreffen|erscheinen|anwesend/,
  sinceThen: / (?:ab|seit) $/,
  headOfLine: /^(?:datum|gesendet|>|am )/,
  firstDeadline:
    /^\s*(?:die |der )?(?:abgabe|frist|deadline|abgabefrist|abgabetermin|einsendeschluss)(?!\p{L})[^.;!?\n]*$/u,
};
