import type { SilentFeature } from "@/lib/extraction/rules/choose/silent-words";
import { figures } from "@/lib/extraction/rules/languages/no-event-figures";
import { endingIn, wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** Spanish: words beside a time that tells of no event, in a line as in a document. */
export const noEvents: SilentFeature[] = [
  ...figures,
  // An assembly is called a second time for want of a quorum: its first hour is the one to come at.
  {
    id: "second-call",
    stands: "behind",
    says: /^ ?(?:h|hs|hrs|horas|uhr|heures)?\.?,? en (?:la )?(?:segunda|2\.?ª|2a)(?: (?:y última )?convocatoria| llamada)?(?= ?(?:$|[.,;:()–-]))/u,
  },
  {
    id: "supposed",
    stands: "near",
    says: /(?<!aunque )(?<!\p{L})(?:si (?!(?:te|os|les|le|se puede)(?!\p{L})|(?:quier|pued|pod|quer|apetec)\p{L}+)(?:\p{L}+ ){0,2}|en caso de (?:\p{L}+ ){1,3})(?:el |este )?$/u,
  },
  // Another day than the one that is said, if somebody would rather: `si prefiere, tenemos hueco el jueves`.
  {
    id: "supposed",
    stands: "before",
    says: /(?:^|[^\p{L}])(?:si (?:lo |os |te |le )?prefier\p{L}+|como alternativa|alternativamente|si (?:no )?(?:te|le|os|les) va (?:bien|mal|mejor)),? (?=[^.!?;]*(?:(?:hay|tenemos|tengo|queda) (?:un )?(?:hueco|hora|sitio|plaza|disponibilidad))(?!\p{L}))[^.!?;]*$/u,
  },
  // When one of those who meet comes: `pero llego a las 20.15`.
  {
    id: "part-of",
    stands: "near",
    says: /(?<!\p{L})(?:yo|pero|aunque|s[oó]lo) (?:no )?(?:llego|llegaré|salgo|saldré) (?:[^\p{L}\d]*\p{L}{1,6} ){0,3}$/u,
  },
  {
    id: "expires",
    stands: "near",
    says: endingIn("consumir|consúmase|consumo preferente|caducidad|cad", "[^!?\\d]{0,32}"),
  },
  {
    id: "statistic",
    stands: "sentence",
    says: /(?<!\p{L})(?:según|estad[ií]stic\p{L}+|encuestas?|estudios?|de media|en promedio)(?!\p{L}).*(?<!\p{L})(?:la mayor(?:ía| parte)|por ciento|promedio|de media|más \p{L}+ que)(?!\p{L})/u,
  },
  {
    id: "cooking",
    stands: "sentence",
    says: /(?<!\p{L})(?:dej\p{L}+ (?:\p{L}+ ){0,3}(?:reposar|levar|leudar|fermentar|enfriar|cocer|marinar|reposo)|hornear|horneamos|amasar|sofre[ií]r|a fuego lento)(?!\p{L})(?=.*\d ?(?:h|horas?|min|minutos?|°|º)(?!\p{L}))|(?<!\d)(?:1[2-9]\d|2[0-6]\d) ?(?:°|º|grados)/u,
  },
  {
    id: "born",
    stands: "near",
    says: /(?:(?<!\p{L})(?:nacid[oa]s?|nació|nací|fallecid[oa]|falleció|murió|f\. ?nac)(?!\p{L})\.?|†)[^!?\d]{0,20}$/u,
  },
  {
    id: "term-over",
    stands: "sentence",
    says: /(?<!\p{L})(?:plazos?|inscripci(?:ón|ones)|matrícula|convocatoria|oferta|promoción)(?!\p{L}).{0,60}(?<!\p{L})(?:terminó|acabó|finalizó|venció|expiró|cerró|se cerró|concluyó|era)(?!\p{L})/u,
  },
  {
    id: "settled",
    stands: "sentence",
    says: /(?<!\p{L})(?:recibo|factura|alquiler|cuota|multa|tasa)(?!\p{L}).{0,70}(?<!\p{L})(?:pagué|pagamos|pagó|pagad[oa]|abonad[oa]|domiciliad[oa]|cobraron|pasaron)(?!\p{L})/u,
  },
  {
    id: "titled",
    stands: "sentence",
    says: /(?<!\p{L})(?:canción|canciones|tema|película|libro|novela|disco|serie|poema)(?!\p{L})[^.!?]{0,40}(?:se llama|se titula|titulad[oa]|llamad[oa]) ?["„«“]/u,
  },
  {
    id: "said-aloud",
    stands: "sentence",
    says: /["”»«“] ?[,.]? ?[–—-]? ?(?:susurró|murmuró|gritó|dijo|contestó|exclamó|respondió|preguntó|suspiró)(?!\p{L})/u,
  },
  {
    id: "turns",
    stands: "near",
    says: /(?<!\p{L})(?:as[ií] que|por eso|por lo que|conque|de modo que)(?: [^.!?;\d]{0,40})?$/u,
  },
  {
    id: "hours-named",
    stands: "before",
    says: /^\P{L}*(?:nuestro |el )?horarios? (?:del?|de la|de los|de las) (?:biblioteca|panader[ií]a|farmacia|tienda|piscina|museo|oficinas?|banco|bar|restaurante|peluquer[ií]a|supermercado|gimnasio|ayuntamiento|mercado|parque|polideportivo|cl[ií]nica|consultorio|centro de salud)(?!\p{L})/u,
  },
];

/** Spanish: words of a line typed by itself that plans nothing: a vague wish, what somebody always does. */
export const noPlans: SilentFeature[] = [
  {
    id: "vague",
    stands: "sentence",
    says: wholeWord("(?:un|cualquier|algún) día de|un día de estos|cualquier día|algún día|a ver cuándo"),
  },
  {
    id: "usual",
    stands: "sentence",
    says: /(?<!\p{L})(?:(?:me|se|nos) (?:levant|despiert|acuest|duch|lev?ant)\p{L}+|madrug(?:o|a|amos))(?!\p{L})|^\P{L}*(?:yo|mi \p{L}+) (?:siempre |nunca )?(?:me |se )?\p{L}+(?:o|a|e) todos los días/u,
  },
];
