import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import de from "@/lib/messages/de.json";
import en from "@/lib/messages/en.json";
import es from "@/lib/messages/es.json";
import fr from "@/lib/messages/fr.json";
import italian from "@/lib/messages/it.json";
import pt from "@/lib/messages/pt.json";
import { ruleWords } from "./rule-words";

const catalogues = { en, de, es, fr, it: italian, pt };

function wordsOf(rule: string, locale: keyof typeof catalogues = "en"): string {
  const say = createTranslator({ locale, messages: catalogues[locale], namespace: "recurrence" });
  return ruleWords({ rule, timeZone: "Europe/Berlin" }, { locale, say });
}

describe("the words of a rule", () => {
  it.each([
    ["FREQ=MONTHLY;BYDAY=1MO", "Every month on the first Monday"],
    ["FREQ=MONTHLY;BYDAY=+2TU", "Every month on the second Tuesday"],
    ["FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1", "Every month on the first Monday"],
    ["FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1", "Every month on the last Friday"],
    ["FREQ=MONTHLY;INTERVAL=2;BYDAY=5WE", "Every 2 months on the fifth Wednesday"],
    [
      "FREQ=MONTHLY;BYDAY=1TH,3TH;COUNT=6",
      "Every month on the first Thursday and the third Thursday, 6 times",
    ],
    ["FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270331", "Every month on the last Friday until Mar 31, 2027"],
    ["FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "Every year on the fourth Thursday of November"],
    ["FREQ=WEEKLY;BYDAY=MO,WE", "Every Monday and Wednesday"],
    ["FREQ=DAILY", "Every day"],
    ["FREQ=HOURLY", "Repeats"],
  ])("say %s as %j", (rule, words) => {
    expect(wordsOf(rule)).toBe(words);
  });

  it.each([
    "FREQ=MONTHLY",
    "FREQ=MONTHLY;BYMONTHDAY=15",
    "FREQ=MONTHLY;BYDAY=MO",
    "FREQ=MONTHLY;BYDAY=1MO,FR",
    "FREQ=MONTHLY;BYDAY=-2FR",
    "FREQ=MONTHLY;BYDAY=1XX",
    "FREQ=MONTHLY;BYDAY=1MO;BYSETPOS=1",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=MONTHLY;BYDAY=1FR;BYMONTHDAY=13",
    "FREQ=MONTHLY;BYDAY=1MO;BYMONTH=1",
  ])("claim no day of %s that would be but a part of it", (rule) => {
    expect(wordsOf(rule)).toBe("Every month");
  });

  it.each([
    ["en", "Every month on the last Sunday", "Every year on the first Saturday of April"],
    ["de", "Jeden Monat am letzten Sonntag", "Jedes Jahr am ersten Samstag im April"],
    ["es", "Cada mes, el último domingo", "Cada año, el primer sábado de abril"],
    ["fr", "Tous les mois, le dernier dimanche", "Tous les ans, le premier samedi d’avril"],
    ["it", "Ogni mese, l’ultima domenica", "Ogni anno, il primo sabato di aprile"],
    ["pt", "Todo mês, no último domingo", "Todo ano, no primeiro sábado de abril"],
  ] as const)("agree with the day and the month in %s", (locale, monthly, yearly) => {
    expect(wordsOf("FREQ=MONTHLY;BYDAY=-1SU", locale)).toBe(monthly);
    expect(wordsOf("FREQ=YEARLY;BYMONTH=4;BYDAY=1SA", locale)).toBe(yearly);
  });

  it.each([
    ["en", "Every month on the first Monday", "Every 3 months on the second Friday"],
    ["de", "Jeden Monat am ersten Montag", "Alle 3 Monate am zweiten Freitag"],
    ["es", "Cada mes, el primer lunes", "Cada 3 meses, el segundo viernes"],
    ["fr", "Tous les mois, le premier lundi", "Tous les 3 mois, le deuxième vendredi"],
    ["it", "Ogni mese, il primo lunedì", "Ogni 3 mesi, il secondo venerdì"],
    ["pt", "Todo mês, na primeira segunda-feira", "A cada 3 meses, na segunda sexta-feira"],
  ] as const)("name the day and the interval in %s", (locale, monthly, quarterly) => {
    expect(wordsOf("FREQ=MONTHLY;BYDAY=1MO", locale)).toBe(monthly);
    expect(wordsOf("FREQ=MONTHLY;INTERVAL=3;BYDAY=2FR", locale)).toBe(quarterly);
  });
});
