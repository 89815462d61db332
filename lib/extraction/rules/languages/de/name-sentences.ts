import type { SentencePattern } from "@/lib/extraction/rules/describe/name-words";

const article =
  "(?:der |die |das |den |dem |ein |eine |einen |einem |einer |unser |unsere |unseren |unserem |unserer |ihr |ihre |ihren |ihrem |ihrer |euer |eure |euren |mein |meine |meinen |zum |zur )";
const noun = "(?<name>(?:(?:Dr|Prof|Nr|St|Hr|Fr|bzw|ca)\\.|[^\\ue000.;:!?,]){2,80}?)";
const rest = "(?=\\s*(?:\\ue000|[.,;:!?()]|\\s[–-]\\s|$))";
const small =
  "(?:(?:am|um|ab|von|vom|im|in|ist|wieder|auch|dann|nun|jetzt|bereits|schon|erst|jeweils|immer|voraussichtlich|dieses Jahr|diesmal) |\\ue000,? ?)*";
const open =
  "(?:^|[;:!?,–-] |\\ue000,? )(?:und |aber |auch |außerdem |bitte beachten(?: Sie)?:? |Erinnerung:? |Achtung:? |Hinweis:? |P\\.?S\\.?:? )*";

const make = (source: string): RegExp => new RegExp(source, "iu");

/** The ways in which a German sentence tells what happens, the surest first. */
export const nameSentences: readonly SentencePattern[] = [
  {
    id: "answer",
    pattern: make(
      `(?<!\\p{L})(?:gebt|geben|gib|sagt|sag|sagen|bitten|bittet|erbeten|erbitten)(?!\\p{L})[^.;!?]{0,60}(?<!\\p{L})(?<name>bescheid|rückmeldung|antwort|zusage)(?!\\p{L})`,
    ),
    write: "Rückmeldung",
  },
  {
    id: "answer",
    pattern: make(
      `(?<!\\p{L})(?<name>meldet (?:euch|sie)|melden sie sich|melde dich|melden(?= sie)|anmelden|anzumelden|angemeldet)(?!\\p{L})`,
    ),
    write: "Anmeldung",
  },
  {
    id: "answer",
    pattern: make(
      `(?<!\\p{L})(?<name>bestätigen sie|bestätigt|bestätige)(?!\\p{L})[^.;!?]{0,40}(?<!\\p{L})(?:termin|teilnahme|kommen|erscheinen)(?!\\p{L})`,
    ),
    write: "Bestätigung",
  },
  {
    id: "invited",
    pattern: make(
      `(?<!\\p{L})(?:laden|lade|lädt|einladung|eingeladen|einladen|willkommen|begrüßen)(?!\\p{L})[^\\ue000.;!?]{0,50}?(?<!\\p{L})(?:zum|zur|zu(?: unserem| unserer| einem| einer| der| dem| den)?|für (?:den|die|das)) (?<name>[^\\ue000.;!?,]{3,80}?)(?= (?:ein|einladen|eingeladen|am|um|ab|in|im|auf|bei|willkommen)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `(?<!\\p{L})dass ${article}${noun} (?:(?:am|um|ab|vom|zum|von|im|in|erst|nun|bereits|schon|wie|geplant) )*\\ue000[^.;!?]{0,80}(?:stattfinde[tn]|beginn(?:t|en)|verschoben|verlegt)(?!\\p{L})`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `${open}${article}?${noun} (?:findet|finden|fand|wird|werden)(?!\\p{L})(?=[^.;!?]{0,80}(?:statt|stattfinden|abgehalten|durchgeführt|veranstaltet))`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `(?<!\\p{L})(?:findet|finden)(?!\\p{L})[^;!?]{0,60}?(?<!\\p{L})(?<name>(?:der |die |das |unser |unsere |ein |eine )\\p{Lu}?[^\\ue000.;!?,]{2,60}?)(?= (?:im|in|am|auf|bei|um|ab|statt)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]))`,
    ),
    write: "{name}",
  },
  {
    id: "meets",
    pattern: make(`${open}${article}?${noun} (?:trifft|treffen) sich(?!\\p{L})`),
    write: "{name}",
  },
  {
    id: "meet-for",
    pattern: make(
      `(?<!\\p{L})(?:treffen wir uns|wir treffen uns|treffen uns|treffen sich)(?!\\p{L})[^.;!?]{0,60}?(?<!\\p{L})(?:zum|zur) (?<name>[^\\ue000.;!?,]{3,60}?)(?= (?:im|in|am|auf|bei|um|ab)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "held",
    pattern: make(
      `${open}${article}?${noun} (?:ist|sind|wird|werden|wurde|wurden)(?: \\p{L}+){0,3}? (?:für|auf) (?:den |die |das )?\\ue000`,
    ),
    write: "{name}",
  },
  {
    id: "is-then",
    pattern: make(
      `${open}${article}?${noun} (?:ist|sind|beginnt|beginnen|startet|starten|geht|läuft|öffnet|steht|stehen|endet|kommt|kommen) ${small}\\ue000`,
    ),
    write: "{name}",
  },
  {
    id: "then-begins",
    pattern: make(
      `\\ue000(?: Uhr)? (?:beginnt|beginnen|startet|starten|folgt|ist|sind|steht|kommt|kommen|gibt es|gibt's|haben wir|feiern wir|machen wir)(?: dann| wieder| auch| nun| ihr| euch)? (?<name>[^\\ue000.;!?,]{3,70}?)(?= (?:an|im|in der|auf dem|bei|statt|mit anschließend\\p{L}*)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "there-is",
    pattern: make(
      `(?<!\\p{L})(?:es gibt|gibt es|wir haben|haben wir|wir feiern|feiern wir|wir veranstalten|veranstalten wir|wir machen|machen wir|wir starten|wir planen|wir proben|wir zeigen|zeigen wir|bieten wir|wir bieten)(?: (?:auch|wieder|dann|dieses Jahr|erneut|gemeinsam|an|am|um|ab|\\ue000))* (?<name>(?:ein |eine |einen |das |die |den |unser |unsere |unseren )?[^\\ue000.;!?,]{3,70}?)(?= (?:an|im|in der|am|um|statt)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "appointment",
    pattern: make(
      `(?<!\\p{L})(?:bestätig\\p{L}*|vereinbart\\p{L}*|haben|hast|reserviert|erinnern?|erinnerung)(?!\\p{L})[^.;!?]{0,40}?(?<!\\p{L})(?:ihren|ihrem|deinen|deinem|einen|den|ihre|ihr|an) (?<name>(?:[\\p{L}-]+ ){0,2}(?:\\p{L}*termin|\\p{L}*gespräch|\\p{L}*untersuchung|besichtigung|besuch|behandlung|beratung)(?: (?:zur|zum|bei|für|mit) [^\\ue000.,;!?]{3,40}?)?)${rest}`,
    ),
    write: "{name}",
  },
  {
    id: "deadline-for",
    pattern: make(
      `(?<!\\p{L})(?:frist|abgabefrist|abgabetermin|deadline|einsendeschluss|stichtag) (?:für|zur|zum) (?:die |den |das |der )?(?<name>[^\\ue000.;:!?,]{3,70}?) ?(?:ist|endet|läuft|[:–-]|\\ue000)`,
    ),
    write: "Frist {name}",
  },
  {
    id: "duty",
    pattern: make(
      `(?<!\\p{L})(?<name>anmeldeschluss|einsendeschluss|anmeldefrist|bewerbungsfrist|bewerbungsschluss|abgabeschluss|meldeschluss|redaktionsschluss|abgabetermin)(?!\\p{L})`,
    ),
    write: "{name}",
  },
  {
    id: "please",
    pattern: make(
      `(?<!\\p{L})(?:bitte|denkt daran,?|vergesst nicht,?)(?: (?:auch|alle|noch|unbedingt|euch|sie|mir|uns|kurz|\\ue000|bis|spätestens|bis zum))* (?:den |die |das |der |eure |ihre |deine |euer |ihr |dein |ihren |euren |deinen )?(?<name>\\p{L}[^\\ue000.;!?,]{3,72}?)(?= ?(?:bis(?: zum| spätestens)?|spätestens|vor)?\\s*(?:\\ue000|[,;:!?(.]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "happens",
    pattern: make(
      `${open}${article}?${noun} (?<tail>geschlossen|gesperrt|schließt|öffnet|endet|fällig|zurück)(?!\\p{L})`,
    ),
    write: "{name} {tail}",
  },
];
