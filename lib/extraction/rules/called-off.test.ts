import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

describe("what is called off", () => {
  it.each([
    "The gallery talk on Wednesday, 25 November has been cancelled. We apologise for any inconvenience.",
    "Yoga on Friday at 6 is cancelled this week",
    "CANCELLED: choir practice Monday 7pm",
    "[Cancelled] Team sync, Tue 24 Nov 10:00",
    "Sadly the quiz on Thursday had to be called off",
    "Monday's class won't take place.",
    "The 3pm review tomorrow is not happening",
    "Training cancelled tonight",
    "Lads training OFF tonite",
    "Yoga Friday at 6 is off",
    "Choir Monday 7pm cancelled",
    "Sunday's game v St. Ultan's is OFF, ref pulled out",
    "Training Thursday off as well because of it",
    "The talk on Wednesday 2 December has been withdrawn.",
    "Sun 6 Dec 10.00 WALK WITHDRAWN (leader's knee)",
  ])("is no event: %s", (text) => {
    expect(readWhen(text)).toEqual([]);
  });

  it.each([
    ["de", "Das Training fällt am Freitag um 18 Uhr aus"],
    ["de", "Es entfällt das Training am Freitag um 18 Uhr"],
    ["es", "Clase de yoga el viernes a las 18h cancelada"],
    ["es", "Se suspende la clase del viernes a las 18h"],
    ["fr", "Cours de yoga vendredi à 18h annulé"],
    ["it", "Allenamento di giovedì alle 18 sospeso"],
    ["it", "Annullata la riunione di venerdì alle 10"],
    ["pt", "O treino de quinta às 18h não vai acontecer"],
    ["pt", "Cancelada a reunião de sexta às 10h"],
  ])("is no event in %s: %s", (language, text) => {
    expect(readWhen(text, { language })).toEqual([]);
  });

  it.each([
    ["Dinner Friday 7pm. Monday's yoga is cancelled.", ["11-27T19:00"]],
    ["The 2pm review tomorrow is cancelled, let's meet at 4pm instead", ["11-21T16:00"]],
    ["Picnic Saturday at noon. If it rains the picnic is cancelled.", ["11-21T12:00"]],
    ["Match on Sunday at 3pm unless it is cancelled", ["11-22T15:00"]],
    ["Choir every Monday at 7pm. The one on 7 December is cancelled.", ["11-23T19:00 FREQ=WEEKLY;BYDAY=MO"]],
    ["Bookings can be cancelled until Friday. Show Sunday 8pm.", ["11-22T20:00"]],
    ["Cancel the gym membership by Friday", ["11-27"]],
    ["I'm off to Paris on Friday", ["11-27"]],
    ["Flight on Friday cancelled, rebooked for Saturday at 9am", ["11-21T09:00"]],
    ["Book club Thursday 7pm, since last week's was cancelled", ["11-26T19:00"]],
  ])("leaves what is not: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});
