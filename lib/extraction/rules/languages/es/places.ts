import type { DetailPlaceWords, StreetWords } from "@/lib/extraction/rules/pack/detail-tables";
import { plainPhraseTable, plainWordSet } from "@/lib/extraction/rules/pack/plain-tables";

/** Nouns of places, which stand before the name. */
const nouns = plainWordSet(`
    sala aula salón despacho oficina edificio casa piso iglesia parroquia ermita catedral capilla colegio escuela instituto
    universidad facultad campus biblioteca museo teatro cine auditorio centro polideportivo pabellón estadio campo cancha
    pista piscina gimnasio parque plaza calle avenida paseo estación aeropuerto puerto terminal bar cafetería café
    restaurante hotel hostal hospital clínica ambulatorio consultorio farmacia ayuntamiento mercado tienda playa terraza
    patio jardín local club finca hacienda taberna mesón bodega sede portal gimnasio templo cementerio tanatorio juzgado
    notaría banco embajada consulado librería galería palacio castillo puente rancho quinta cantina taquería parrilla
`);

/** Spanish: words of places. */
export const places: Partial<DetailPlaceWords> = {
  placeLeads: plainPhraseTable(
    "en; @; en el; en la; en los; en las; cerca de; frente a; junto a; dentro de; delante de; al lado de; lugar; dirección; ubicación",
  ),
  explicitPlaceLead: plainWordSet("lugar dirección ubicación"),
  articles: plainWordSet("el la los las un una"),
  possessives: plainWordSet("mi tu su nuestra nuestro vuestra vuestro mis tus sus"),
  placeStops: plainWordSet(`
    con para por desde hasta a al y o e pero que el este esta será es son está empieza comienza termina hoy mañana cada todos todas
    sobre trae traed lleva llevad recuerda no si se lunes martes miércoles jueves viernes sábado domingo donde cuando porque
    tel teléfono info después luego antes entrada entradas precio
  `),
  placeNouns: nouns,
  placeHeads: nouns,
  placeArticles: plainWordSet(
    "el la los las casa café bar hotel restaurante taberna mesón san santa finca hacienda",
  ),
  roomNouns: plainWordSet(
    "sala aula salón despacho edificio piso planta puerta andén pista cancha pabellón terminal consulta",
  ),
  onlineLeads: plainWordSet("por vía en"),
  onlinePlaces: plainPhraseTable(
    "zoom; teams; microsoft teams; google meet; meet; skype; webex; videollamada; videoconferencia; discord",
  ),
  notAtPlaces: plainWordSet("las la eso"),
  notInPlaces: plainWordSet(`
    punto general principio total persona caso cuanto serio broma ocho quince media una dos tres cuatro cinco seis horas
    minutos días semanas breve enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    lunes martes miércoles jueves viernes sábado domingo verano invierno otoño primavera navidad nochebuena español inglés
    francés cuenta efectivo directo línea vivo grupo pareja familia silencio marcha coche tren avión autobús bici moto metro
    proceso blanco negro esto eso ello primera segunda única nombre teoría realidad cambio vez lugar todo cada
    nombre favor ayunas
  `),
  notBeforePlace: plainWordSet(
    "pensar pienso piensa confío confiar creer creo insistir consiste basado especialista",
  ),
  units: plainWordSet(
    "personas euros pesos dólares minutos horas días semanas páginas plazas km metros kilos",
  ),
  closedNames: plainPhraseTable(
    "zoom; teams; google meet; skype; online; en línea; por zoom; por teams; por videollamada",
  ),
};

/** Spanish: the words of streets, which stand before the number. */
export const streets: Partial<StreetWords> = {
  streetPrefixes: plainWordSet(
    "calle c/ avenida avda av paseo pº plaza pza plza camino carretera ctra ronda travesía callejón calzada boulevard bulevar glorieta rambla vía carrera",
  ),
  unitWords: plainWordSet("piso planta puerta portal local oficina bajo escalera"),
  houseNumber: /^\d{1,6}[a-z]?$/u,
};
