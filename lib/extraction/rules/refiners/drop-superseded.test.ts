import { describe, expect, it } from "vitest";
import { readSpoken } from "@/lib/testing/read-when";

const read = (text: string) =>
  readSpoken(text).map(({ title, start }) => [title, start.replace("2026-", "")]);

describe("a time that has changed", () => {
  it.each([
    ["Meeting moved from Tuesday 3pm to Wednesday", "Meeting", "11-25T15:00"],
    ["The dentist is rescheduled from Monday at 10 to Thursday", "Dentist", "11-26T10:00"],
    ["Meeting rescheduled from Tuesday 3pm to Wednesday 4pm", "Meeting", "11-25T16:00"],
    ["Standup changed from 9 to 9:30am on Monday", "Standup", "11-23T09:30"],
    ["Party has been moved from the 3rd to the 5th", "Party", "12-05"],
    ["The 2pm review is moved to 4pm", "Review", "11-20T16:00"],
    ["Dinner at 8 instead of 7 tomorrow", "Dinner", "11-21T20:00"],
    ["Review is on Thursday instead of Wednesday at 2pm", "Review", "11-26T14:00"],
    ["Recital has been pushed back from Dec 3 to Dec 10", "Recital", "12-10"],
    ["The Tuesday standup has been moved to Thursday at 9am", "Standup", "11-26T09:00"],
  ])("is the new one: %s", (text, title, start) => {
    expect(read(text)).toEqual([[title, start]]);
  });

  it.each([
    ["Let's push the 3pm to 4pm", "11-20T16:00"],
    ["heads up, moving tomorrow's design crit from 2 to 3:30, same zoom", "11-21T15:30"],
    ["Move the budget call from 2pm to 3:30pm tomorrow", "11-21T15:30"],
    ["Move Friday's dinner to Saturday", "11-21"],
    ["Not Tuesday but Wednesday at 4", "11-25T16:00"],
    ["Friday doesn't work, how about Monday at 11am instead?", "11-23T11:00"],
    ["I can't do Thursday, but Friday at 2 works", "11-27T14:00"],
    ["I'm busy the 3rd but will be free the 9th.", "12-09"],
    ["The 4th I can't, could we meet on the 8th at noon?", "12-08T12:00"],
  ])("is the one that is asked for: %s", (text, start) => {
    expect(readSpoken(text).map((draft) => draft.start.replace("2026-", ""))).toEqual([start]);
  });

  it.each([
    ["dentist for Milo is thursday at 3:15 no wait friday at 3:15", "Dentist for Milo", "11-27T15:15"],
    ["Meeting tomorrow at 3, sorry, I mean 4pm", "Meeting", "11-21T16:00"],
    ["Dinner Friday at 7, make that 8", "Dinner", "11-27T20:00"],
    ["Party on Saturday, no, Sunday at 4", "Party", "11-22T16:00"],
    ["Review on 5 Dec at 7pm, actually 8pm", "Review", "12-05T20:00"],
  ])("is the one by which its writer corrects themselves: %s", (text, title, start) => {
    expect(read(text)).toEqual([[title, start]]);
  });

  it.each([
    ["de", "Zahnarzt am Donnerstag um 15 Uhr, nein, Freitag um 15 Uhr", "2026-11-27T15:00"],
    ["es", "Cena el viernes a las 8, digo, a las 9", "2026-11-27T21:00"],
    ["fr", "Réunion mardi, enfin non, mercredi à 10h", "2026-11-25T10:00"],
    ["it", "Cena venerdì alle 8, anzi alle 9", "2026-11-27T21:00"],
    ["pt", "Jantar sexta às 19h, aliás, às 20h", "2026-11-27T20:00"],
  ])("is the one of such a correction in %s: %s", (language, text, start) => {
    expect(readSpoken(text, { language }).map((draft) => draft.start)).toEqual([start]);
  });

  it.each([
    ["Call at 3pm, we'll make it to dinner at 7pm", ["11-20T15:00", "11-20T19:00"]],
    ["Lunch on the 27th at 12, actually there is also drinks at 6pm", ["11-27T12:00", "11-27T18:00"]],
    ["Come at 3pm, wait outside until 4pm", ["11-20T15:00"]],
  ])("is not one beside which something else is said: %s", (text, starts) => {
    expect(readSpoken(text).map(({ start }) => start.replace("2026-", ""))).toEqual(starts);
  });

  it.each([
    ["Change the oil on Friday from 2 to 3", "Change the oil", "11-27T14:00"],
    ["Moving from Boston to Denver Dec 3", "Moving from Boston to Denver", "12-03"],
    ["Move to Boston on Dec 3", "Move to Boston", "12-03"],
    ["Busy Friday from 3 to 5", "Busy", "11-27T15:00"],
  ])("is not in %j", (text, title, start) => {
    expect(read(text)).toEqual([[title, start]]);
  });
});
