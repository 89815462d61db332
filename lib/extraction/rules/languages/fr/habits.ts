import type { HabitWords } from "@/lib/extraction/rules/pack/number-words";
import { wholeWord } from "@/lib/extraction/rules/pack/sentence-expressions";

/** French: words of an event that say of its hour in which half of the day it is. */
export const habits: HabitWords = {
  morning: wholeWord("petit[ -]d[eé]jeuner|petit[ -]d[eé]j|brunch|r[eé]veil|jogging|footing|messe|march[eé]"),
  midday: wholeWord("d[eé]jeuner|d[eé]j|pique-nique|midi"),
  evening: wholeWord(
    "d[iî]ners?|ap[eé]ro|ap[eé]ritif|souper|soir[eé]e|resto|restau|raclette|fondue|feu d['’]artifice|jeux de soci[eé]t[eé]|poker|karaok[eé]|cr[eé]maill[eè]re|bi[eè]res?|verre",
  ),
  table: wholeWord("spectacle|concert|cin[eé]|cin[eé]ma|th[eé][aâ]tre|op[eé]ra|projection|s[eé]ance"),
  errand: wholeWord(
    "plombier|[eé]lectricien|ramoneur|livreur|livraison|technicien|d[eé]m[eé]nageurs?|artisan|chauffagiste|d[eé]panneur|camion|prise de sang|serrurier|couvreur|ma[cç]on|encombrants",
  ),
  club: wholeWord("chorale|r[eé]p[eé]tition|r[eé]p[eé]t|conseil|assembl[eé]e|ag|bureau de l['’]association"),
  work: wholeWord(
    "r[eé]union|point|rendez-vous|rdv|entretien|formation|atelier|call|visio|kin[eé]|dentiste|m[eé]decin|cours|examen|partiel|standup|stand-up|consultation|vaccin|coiffeur|bureau|journ[eé]e|[eé]cole",
  ),
};
