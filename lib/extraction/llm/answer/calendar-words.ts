import { eventNouns } from "@/lib/extraction/rules/languages/en/words/events";
import { wordsOf } from "./read-quote";

/**
 * Nouns that name an event and the small words between them, in the languages that models are usually given.
 */
const otherWords = `
  event events reminder due all day online virtual team weekly daily monthly annual
  a an and at by for from in of on or the to with
  termin treffen besprechung sitzung geburtstag feier mittagessen abendessen frühstück konzert kurs urlaub
  der die das ein eine im in am bei beim mit und von vom zum zur für
  reunión cita cena almuerzo comida desayuno cumpleaños fiesta boda concierto clase viaje
  el la los las un una en con de del y para por
  réunion rendez-vous dîner déjeuner petit-déjeuner anniversaire fête mariage concert cours voyage
  le les un une des du au aux avec et pour chez
  riunione appuntamento pranzo colazione compleanno festa matrimonio concerto lezione viaggio
  il lo gli uno di del della con e per
  reunião consulta jantar almoço aniversário festa casamento aula viagem
  o os um uma em com do da e para
`;

/** Words that a title may have although the text does not say them: they state nothing that could be untrue. */
export const calendarWords: ReadonlySet<string> = new Set([...wordsOf(eventNouns), ...wordsOf(otherWords)]);
