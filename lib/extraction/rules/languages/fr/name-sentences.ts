import type { SentencePattern } from "@/lib/extraction/rules/describe/name-words";

const article =
  "(?:le |la |les |l['’]|un |une |notre |nos |votre |vos |ce |cette |mon |ma |au |à la |du |de la )";
const noun = "(?<name>[^\\ue000.;:!?,]{3,80}?)";
const small =
  "(?:(?:le|la|au|à|du|de|en|dès|désormais|donc|aussi|déjà|toujours|prochain|prochaine|ce|cette) |\\ue000,? ?)*";
const open =
  "(?:^|[;:!?,–-] |\\ue000,? )(?:et |mais |par ailleurs,? |de plus,? |aussi |rappel ?:? |attention ?:? |nous vous (?:informons|rappelons) que |désormais,? )*";

const make = (source: string): RegExp => new RegExp(source, "iu");

/** The ways in which a French sentence tells what happens, the surest first. */
export const nameSentences: readonly SentencePattern[] = [
  {
    id: "answer",
    pattern: make(
      `(?<!\\p{L})(?<name>confirm(?:er|ez|e) (?:(?:la|sa|ta|votre) )?(?:présence|participation|venue))(?!\\p{L})`,
    ),
    write: "{name}",
  },
  {
    id: "invited",
    pattern: make(
      `(?<!\\p{L})(?:invit\\p{L}*|convi\\p{L}*|convoqu\\p{L}*|convocation|invitation|particip\\p{L}*|assist\\p{L}*)(?!\\p{L})[^\\ue000.;!?]{0,60}?(?<!\\p{L})(?:(?:à|au|aux) ?(?:la |l['’]|notre |nos |son |sa |une |un )?|pour (?:le |la |l['’]))(?!tous|toutes)(?<name>[^\\ue000.;!?,]{3,80}?)(?= (?:qui|que|dans|en|à|de ce|aura|se|organisée?)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `${open}${article}?${noun} (?:a lieu|aura lieu|auront lieu|se tient|se tiendra|se déroule|se déroulera|est prévue?|est fixée?|est programmée?|sera organisée?)(?!\\p{L})`,
    ),
    write: "{name}",
  },
  {
    id: "takes-place",
    pattern: make(
      `(?<!\\p{L})(?:(?:aura|auront) lieu|se tiendra|il y aura|il y a|nous avons|nous aurons|nous faisons|nous organisons|organise|propose) (?<name>(?:le |la |l['’]|un |une |notre |nos )?[^\\ue000.;!?,]{3,70}?)(?= (?:en|dans|à|au|le|de \\d|pour)(?!\\p{L})|\\s*(?:\\ue000|[.,;:!?()]|$))`,
    ),
    write: "{name}",
  },
  {
    id: "is-then",
    pattern: make(
      `${open}${article}?${noun} (?:est|sera|sont|seront|commence|commencera|débute|débutera|reprend|reprendra|passe) ${small}\\ue000`,
    ),
    write: "{name}",
  },
  {
    id: "appointment",
    pattern: make(
      `(?<!\\p{L})(?:confirm\\p{L}*|rapp\\p{L}*|avez|fixée?|prévue?)(?!\\p{L})[^.;!?]{0,30}?(?<!\\p{L})(?:votre|un|une|le|la) (?<name>(?:rendez-vous|rdv|réservation|visite|examen|séance|consultation|entretien)(?: (?:de|d['’]|avec|chez|pour) ?[^\\ue000.,;!?]{3,40}?)?)(?=\\s*(?:\\ue000|[.,;:!?()]| (?:en|dans|le|pour)(?!\\p{L})|$))`,
    ),
    write: "{name}",
  },
];
