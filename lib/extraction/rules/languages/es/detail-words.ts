import { detailsOf } from "@/lib/extraction/rules/pack/given-details";
import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";
import { places, streets } from "./places";
import { titles } from "./titles";

/** Spanish: what makes a title, who comes along, and where something is. */
export const detailWords = detailsOf({
  titles,
  places,
  streets,
  people: {
    honorifics: plainWordSet(
      "dr dra sr sra srta don doña d prof profesor profesora padre tío tía abuelo abuela doctor doctora",
    ),
    nameParticles: plainWordSet("de del la las los"),
    companionLeads: plainPhraseTable("con; junto a; junto con; acompañado de; acompañada de"),
    inviteLeads: plainPhraseTable("invita a; invitar a; invitados; asistentes; participantes; convocados"),
    notNames: plainWordSet(`
      el la los las un una unos unas mi tu su mis tus sus nuestro nuestra este esta todos todas nadie alguien
      equipo equipos grupo clase familia amigos amigas amigo amiga padres madres niños niñas chicos chicas gente vecinos
      jefe jefa cliente clientes compañeros compañeras colegas proveedor proveedores dirección departamento comité junta médico dentista pediatra
      profesor profesora profes suegros suegra abuelos abuela abuelo madre padre mamá papá hermano hermana hermanos primo prima primos hijo hija hijos tío tía tíos pareja
      marido mujer novio novia lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio
      agosto septiembre octubre noviembre diciembre que cuidado gusto motivo ganas tiempo antelación cita previa entrada reserva
      tutor tutora orientador orientadora coordinador coordinadora banco gestor abogado notario
      regalo regalos comida bebida vino café
    `),
    groupNouns: plainWordSet("familia equipo grupo departamento"),
    organisationNouns: plainWordSet(
      "grupo s.a. s.l. sa sl clínica hospital centro universidad colegio escuela instituto asociación fundación banco club",
    ),
  },
  labels: {
    placeLabels: plainPhraseTable(
      "dónde; lugar; dirección; ubicación; sitio; sala; aula; punto de encuentro; lugar de encuentro; recinto; sede",
    ),
    titleLabels: plainPhraseTable("qué; asunto; título; evento; actividad; motivo; nombre; concepto; acto"),
    peopleLabels: plainPhraseTable(
      "quién; con quién; asistentes; invitados; participantes; asisten; convocados",
    ),
    noteLabels: plainPhraseTable(
      "nota; notas; observaciones; descripción; comentarios; detalles; p. d.; pd; ps",
    ),
    timeLabels: plainPhraseTable(
      "cuándo; fecha; hora; día; horario; fecha y hora; día y hora; inicio; comienzo; comienza; empieza",
    ),
    plainNotes: plainWordSet("nota notas observaciones descripción comentarios detalles"),
    replyMarks: plainWordSet("re rv fwd reenv"),
  },
  commands: {
    openers: plainPhraseTable(`
      hola; hola a todos; hola a todas; buenas; buenos días; buenas tardes; buenas noches; oye; oíd; ey; chicos; chicas; gente; por favor; porfa; porfi; ok; vale; venga; perfecto; genial;
      tengo; tenemos; tengo que; tenemos que; hay que; hay; habrá; quiero; quería; necesito; me gustaría; quisiera; debo; vamos a; voy a; os espero para; os invito a; te invito a; los invito a;
      te invitamos a; os invitamos a; los invitamos a; les invitamos a; estáis invitados a; quedamos para; quedamos; puedes; podrías; podéis; se celebra; se celebrará; tendrá lugar; se convoca; se convoca a;
      se aplaza; se pospone; se retrasa; se adelanta; se cambia; se convoca la; le comunicamos que; le informamos que; le informamos de que; le recordamos que; les comunicamos que; les informamos que; les informamos de que; les recordamos que; os comunicamos que; os informamos que; os informamos de que; os recordamos que; se comunica que; se informa que; se informa de que; se recuerda que;
      acuérdate de; acordaos de; recordad; acuérdate que; acordaos que; que tengo; que tenemos; que hay
    `),
    commands: plainPhraseTable(
      "apunta; apúntame; apuntar; anota; anótame; anotar; agenda; agéndame; agendar; añade; añadir; agrega; agregar; programa; programar; pon; ponme; poner; crea; crear; reserva en el calendario; bloquea; guarda la fecha; reserva la fecha; save the date",
    ),
    interjections: plainPhraseTable(
      "vale; ok; bueno; pues; entonces; y; también; ah; oye; perfecto; genial; sí; claro",
    ),
    reminders: plainPhraseTable(
      "recuérdame; recuérdame que; recuérdame que tengo; recuérdame que tengo que; recuérdame de; recordarme; recordar; recordatorio; recordatorio de; recordatorio para; recordatorio:; avísame; avísame de; avísame para; avísame que; no olvidar; no olvides; no te olvides de; que no se me olvide; acordarme de; acuérdate de; recuerda; recuerda que",
    ),
    containers: plainPhraseTable("evento; un evento; recordatorio; entrada; aviso; actividad; hueco"),
    connectors: plainPhraseTable("para; de; sobre; :; que; a; con el título; llamado; llamada"),
    commandObjects: plainPhraseTable(
      "en el calendario; en mi calendario; en la agenda; en mi agenda; al calendario; a la agenda; a mi agenda; me; nos",
    ),
    determiners: plainWordSet("el la los las un una mi tu su nuestro nuestra otro otra"),
    greetings: plainWordSet("hola buenas querido querida estimado estimada"),
  },
  fillers: {
    calendarNouns: plainWordSet("calendario agenda"),
    calendarPrepositions: plainWordSet("en al a"),
    calendarOwners: plainWordSet("mi el la tu nuestro"),
    fixed: plainPhraseTable(
      "por favor; porfa; gracias; muchas gracias; un saludo; saludos; un abrazo; besos; os espero; te espero; nos vemos; vale; tendrá lugar; se celebrará; se celebra; en punto; más o menos",
    ),
  },
  grammar: {
    guestArticles: plainWordSet("el la un una"),
    guestJoiners: new Set([",", "&", "+", "y", "e"]),
    nameJoiners: new Set(["y", "e", "&", "+", "/"]),
    clauseJoiners: plainWordSet("y pero así entonces"),
    phraseJoints: plainWordSet("para con a de sobre en desde"),
    statesOf: plainWordSet("es son será está"),
    selfWords: plainWordSet("yo mí"),
    smallInPlaces: plainWordSet("de del la las los el y"),
    labelPlaceLeads: plainWordSet("en"),
    abbreviations: plainWordSet("c avda av sr sra dr dra d núm nº tel pza ntra sta sto prof aprox etc dpto"),
    placeAbbreviations: plainWordSet("c avda av pza sr sra dr dra d ntra sta sto nº núm"),
    roomArticles: plainWordSet("el la un una"),
    commandJoints: plainWordSet("para que de"),
    behindOrder: plainWordSet("un una el la otro otra mi"),
  },
  small: {
    a: "un",
    an: "una",
    and: "y",
    at: "en",
    by: "por",
    for: "para",
    in: "en",
    meeting: "reunión",
    my: "mi",
    on: "el",
    our: "nuestra",
    the: "el",
    this: "este",
    to: "a",
    with: "con",
  },
});
