import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import type { EventDraft } from "@/lib/extraction/schema";
import { modelEvent } from "@/lib/testing/sample-answer";

/** A text as people write it, the answer of a model that works well, and the expected events. */
export interface RealText {
  name: string;
  language: string;
  text: string;
  answer: ModelEvent[];
  expected: Partial<EventDraft>[];
  /** The rules parser finds the times of all its events as well. */
  isReadByRules?: true;
}

/** Texts for a model, most of which the rules parser does not fully understand; read on Saturday, 2026-11-21, 10:00 in Paris. */
export const realTexts: RealText[] = [
  {
    name: "a mail thread that moves a meeting",
    isReadByRules: true,
    language: "en",
    text: "Hi both,\nThursday doesn't work for me after all, the vendor is in town. Could we do the budget talk the day after instead, same time (10:30)? Room 2 is free.\n> On Wed Priya wrote:\n> Let's say Thursday 10:30 then.",
    answer: [
      modelEvent({
        title: "Budget talk",
        when: "the day after instead, same time (10:30)",
        venue: "Room 2",
        start: "2026-11-27T10:30",
      }),
    ],
    expected: [{ title: "Budget talk", start: "2026-11-27T10:30", venue: "Room 2" }],
  },
  {
    name: "a mail that counts from another meeting",
    language: "en",
    text: "Hi all,\nlet's do the retro two hours after the standup on Monday at 9am, in Room 2 again.\nPriya",
    answer: [
      modelEvent({
        title: "Retro",
        when: "two hours after the standup on Monday at 9am",
        venue: "Room 2",
        start: "2026-11-23T11:00",
      }),
    ],
    expected: [{ title: "Retro", start: "2026-11-23T11:00", venue: "Room 2" }],
  },
  {
    name: "a vague plan among friends",
    language: "en",
    text: "ok so movie then! screening is half seven on the 28th, let's grab a bite an hour before at Luigi's",
    answer: [
      modelEvent({ title: "Movie", when: "half seven on the 28th", start: "2026-11-28T19:30" }),
      modelEvent({
        title: "Bite at Luigi's",
        when: "an hour before",
        venue: "Luigi's",
        start: "2026-11-28T18:30",
      }),
    ],
    expected: [
      { title: "Movie", start: "2026-11-28T19:30" },
      { title: "Bite at Luigi's", start: "2026-11-28T18:30", venue: "Luigi's" },
    ],
  },
  {
    name: "a German letter of a school",
    isReadByRules: true,
    language: "de",
    text: "Liebe Eltern, der Elternabend der 3b findet am Donnerstag, den 3. Dezember um halb acht abends in der Aula statt. Das Weihnachtssingen ist am 18.12. von 9 bis 10.30 Uhr, bitte eine Kerze mitbringen.",
    answer: [
      modelEvent({
        title: "Elternabend der 3b",
        when: "am Donnerstag, den 3. Dezember um halb acht abends",
        venue: "Aula",
        start: "2026-12-03T19:30",
      }),
      modelEvent({
        title: "Weihnachtssingen",
        when: "am 18.12. von 9 bis 10.30 Uhr",
        notes: ["bitte eine Kerze mitbringen"],
        start: "2026-12-18T09:00",
        end: "2026-12-18T10:30",
      }),
    ],
    expected: [
      { title: "Elternabend der 3b", start: "2026-12-03T19:30", venue: "Aula" },
      {
        title: "Weihnachtssingen",
        start: "2026-12-18T09:00",
        end: "2026-12-18T10:30",
        notes: ["bitte eine Kerze mitbringen"],
      },
    ],
  },
  {
    name: "a German course that repeats",
    isReadByRules: true,
    language: "de",
    text: "Yogakurs ab 1. Dezember jeden Dienstag um Viertel nach sechs abends für anderthalb Stunden, Studio Lotos, Kastanienallee 12, Berlin",
    answer: [
      modelEvent({
        title: "Yogakurs",
        when: "ab 1. Dezember jeden Dienstag um Viertel nach sechs abends",
        duration: "für anderthalb Stunden",
        recurrence: "jeden Dienstag",
        venue: "Studio Lotos",
        where: "Kastanienallee 12, Berlin",
        start: "2026-12-01T18:15",
        end: "2026-12-01T19:45",
        rrule: "FREQ=WEEKLY;BYDAY=TU",
      }),
    ],
    expected: [
      {
        title: "Yogakurs",
        start: "2026-12-01T18:15",
        end: "2026-12-01T19:45",
        recurrence: "FREQ=WEEKLY;BYDAY=TU",
        venue: "Studio Lotos",
        location: "Kastanienallee 12, Berlin",
      },
    ],
  },
  {
    name: "a Spanish message",
    isReadByRules: true,
    language: "es",
    text: "¡Hola! El cumple de Marta es pasado mañana a las ocho y media de la noche en La Bodega. El lunes que viene cenamos con Luis (luis@ejemplo.es) a las nueve.",
    answer: [
      modelEvent({
        title: "Cumple de Marta",
        when: "pasado mañana a las ocho y media de la noche",
        venue: "La Bodega",
        start: "2026-11-23T20:30",
      }),
      modelEvent({
        title: "Cena con Luis",
        when: "El lunes que viene",
        who: ["Luis (luis@ejemplo.es)"],
        start: "2026-11-23T21:00",
      }),
    ],
    expected: [
      { title: "Cumple de Marta", start: "2026-11-23T20:30", venue: "La Bodega" },
      {
        title: "Cena con Luis",
        start: "2026-11-23T21:00",
        attendees: [{ name: "Luis", email: "luis@ejemplo.es" }],
      },
    ],
  },
  {
    name: "a Japanese note",
    language: "ja",
    text: "来週の金曜日、午後7時から新宿で忘年会。翌日は10時に歯医者。",
    answer: [
      modelEvent({
        title: "忘年会",
        when: "来週の金曜日、午後7時から",
        where: "新宿",
        start: "2026-11-27T19:00",
      }),
      modelEvent({ title: "歯医者", when: "翌日は10時", start: "2026-11-28T10:00" }),
    ],
    expected: [
      { title: "忘年会", start: "2026-11-27T19:00", location: "新宿" },
      { title: "歯医者", start: "2026-11-28T10:00" },
    ],
  },
];
