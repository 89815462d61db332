import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import de from "@/lib/messages/de.json";
import en from "@/lib/messages/en.json";
import es from "@/lib/messages/es.json";
import fr from "@/lib/messages/fr.json";
import italian from "@/lib/messages/it.json";
import pt from "@/lib/messages/pt.json";
import { datesWords } from "./dates-words";

const catalogues = { en, de, es, fr, it: italian, pt };

function wordsOf(further: readonly string[], locale: keyof typeof catalogues = "en"): string {
  const say = createTranslator({ locale, messages: catalogues[locale], namespace: "recurrence" });
  return datesWords({ start: "2027-03-03T09:00", further }, { locale, say });
}

describe("the words of a series without a rule", () => {
  it.each([
    [["2027-03-10T09:00"], "Also on Mar 10"],
    [["2027-03-17T09:00", "2027-03-10T09:00"], "Also on Mar 10 and Mar 17"],
    [["2027-03-10T09:00", "2027-03-10T15:00"], "Also on Mar 10"],
    [["2027-03-10T00:00", "2028-01-05T00:00"], "Also on Mar 10 and Jan 5, 2028"],
    [
      ["2027-03-10T09:00", "2027-03-17T09:00", "2027-03-24T09:00", "2027-03-31T09:00"],
      "On 5 dates until Mar 31, 2027",
    ],
  ])("say %j as %j", (further, words) => {
    expect(wordsOf(further)).toBe(words);
  });

  it.each([
    ["en", "Also on Mar 10 and Mar 17", "On 5 dates until Mar 31, 2027"],
    ["de", "Weitere Termine: 10. März und 17. März", "An 5 Terminen, bis 31.03.2027"],
    ["es", "Otras fechas: 10 mar y 17 mar", "En 5 fechas hasta el 31 mar 2027"],
    ["fr", "Autres dates : 10 mars et 17 mars", "À 5 dates, jusqu’au 31 mars 2027"],
    ["it", "Altre date: 10 mar e 17 mar", "In 5 date fino al 31 mar 2027"],
    ["pt", "Outras datas: 10 de mar. e 17 de mar.", "Em 5 datas, até 31 de mar. de 2027"],
  ] as const)("are natural in %s", (locale, two, many) => {
    const days = ["10", "17", "24", "31"].map((day) => `2027-03-${day}T09:00`);
    expect(wordsOf(days.slice(0, 2), locale)).toBe(two);
    expect(wordsOf(days, locale)).toBe(many);
  });
});
