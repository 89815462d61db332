import type { AnsweredText } from "./answered-text";

/**
 * Japanese, Korean and Polish texts, each with two correct answers; written before the code that checks them.
 */
export const otherAnswers: AnsweredText[] = [
  {
    name: "a party at the end of the year",
    language: "ja",
    text: "忘年会は12月18日(金)19時から、居酒屋「花」にて。会費5000円。",
    right: [{ start: "2026-12-18T19:00" }],
    careful: [
      { title: "忘年会", when: "12月18日(金)19時から", venue: "居酒屋「花」", start: "2026-12-18T19:00" },
    ],
    sloppy: [
      {
        title: "忘年会",
        when: "12月18日 19時",
        venue: "居酒屋 花",
        notes: ["会費5000円"],
        start: "2026-12-18T19:00",
      },
    ],
  },
  {
    name: "a meeting of the team",
    language: "ko",
    text: "팀 회의는 11월 25일 수요일 오후 3시에 회의실 B에서 합니다",
    right: [{ start: "2026-11-25T15:00", venue: "회의실 B" }],
    careful: [
      { title: "팀 회의", when: "11월 25일 수요일 오후 3시에", venue: "회의실 B", start: "2026-11-25T15:00" },
    ],
    sloppy: [{ title: "팀 회의", when: "11월 25일 오후 3시", venue: "회의실 B", start: "2026-11-25T15:00" }],
  },
  {
    name: "a client in the office",
    language: "pl",
    text: "Spotkanie z klientem w piątek 27 listopada o 9:30, biuro przy Długiej 5",
    right: [{ start: "2026-11-27T09:30" }],
    careful: [
      {
        title: "Spotkanie z klientem",
        when: "w piątek 27 listopada o 9:30",
        where: "Długiej 5",
        start: "2026-11-27T09:30",
      },
    ],
    sloppy: [
      {
        title: "Spotkanie z klientem",
        when: "piatek 27 listopada, 9:30",
        where: "Długiej 5",
        start: "2026-11-27T09:30",
        end: "2026-11-27T09:30",
      },
    ],
  },
];
