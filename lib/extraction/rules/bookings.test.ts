import { describe, expect, it } from "vitest";
import { readText } from "./read-text";

/** Friday, 20 November 2026, noon in London. */
const now = { nowMs: Date.parse("2026-11-20T12:00:00Z"), timeZone: "Europe/London", language: "en-GB" };

/** Each event as `MM-DDTHH:MM` with what it is called. */
const read = (text: string): string[] =>
  readText({ ...now, text }).map(({ start, title }) => `${start.slice(5)} ${title}`);

describe("the mail about a booking", () => {
  it.each([
    [
      "Your booking at Casa Lupo is confirmed.\n\nParty of 6\nWednesday, December 2, 2026 at 7:45 PM\nConfirmation #: 5521",
      "12-02T19:45 Booking at Casa Lupo",
    ],
    [
      "Hi Noor,\n\nThis is a reminder of your upcoming appointment with Dr. Banks, MD:\n\nMonday, Nov 30\n9:10 AM\nLakeside Clinic, 4 Shore Road",
      "11-30T09:10 Appointment with Dr. Banks, MD",
    ],
    [
      "Hello\n\nYour hearing test at Brook Audiology has been arranged.\n\nDate: 4 December 2026\nTime: 11:40",
      "12-04T11:40 Hearing test at Brook Audiology",
    ],
    [
      "Thanks for signing up for Bread for Beginners!\n\nSat 12 December\n10:00 - 13:00\nThe Bakehouse, Union Lane",
      "12-12T10:00 Bread for Beginners",
    ],
    [
      "You're invited: Ines and Jo's engagement party!\nWhen: Sat 5 Dec, 7pm\nWhere: The Boathouse",
      "12-05T19:00 Ines and Jo's engagement party!",
    ],
    [
      "Dear Mr Lind\n\nYour table at The Plough is reserved.\n\nSunday 29 November, 12:30\n8 guests\nRef K2L9",
      "11-29T12:30 Table at The Plough",
    ],
  ])("names what is booked: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
  });

  it.each([
    ["Thank you for your call.\n\nQuiz night\nFri 27 November, 8pm\nThe Swan", "11-27T20:00 Quiz night"],
    [
      "Your order is confirmed\n\nEvent: Lantern walk\nDate: 28 November 2026\nTime: 17:00",
      "11-28T17:00 Lantern walk",
    ],
  ])("leaves an event its own name: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
  });

  it("gives no event its name where there are several", () => {
    const text =
      "Your course at the Art Shed is confirmed.\n\nTue 1 Dec, 10am: Drawing hands\nTue 8 Dec, 10am: Drawing faces\nTue 15 Dec, 10am: Ink";
    expect(read(text)).toEqual(["12-01T10:00 Drawing hands", "12-08T10:00 Drawing faces", "12-15T10:00 Ink"]);
  });
});

describe("days by number behind their weekday", () => {
  it.each([
    ["Model railway - Saturdays 5 & 19, 2-3.30pm", ["12-05T14:00", "12-19T14:00"]],
    ["Pilates Tuesdays 1, 8 and 15, 9.30am", ["12-01T09:30", "12-08T09:30", "12-15T09:30"]],
    ["Chess: Mon 7 & 21, 6pm", ["12-07T18:00", "12-21T18:00"]],
    ["Panto Fri 11 / Sat 12 at 7.30pm", ["12-11T19:30", "12-12T19:30"]],
    ["Open studios Sat 5 & Sun 6, 10am-4pm", ["12-05T10:00", "12-06T10:00"]],
  ])("are dates where they lie whole weeks apart, or as far as their weekdays: %s", (line, starts) => {
    const events = read(`WHAT'S ON IN DECEMBER\n\n${line}\nLibrary open as usual`);
    expect(events.map((event) => event.split(" ")[0])).toEqual(starts);
  });

  it.each([
    ["Mass on Sundays 8 & 10:30am", ["11-22T08:00", "11-22T10:30"]],
    ["Training: Mon 6, Wed 8", ["11-23T18:00", "11-25T08:00"]],
    ["Piano Sat 10-12, Sun 11-1", ["11-21T10:00", "11-22T11:00"]],
  ])("are hours where they are none: %s", (text, starts) => {
    expect(read(text).map((event) => event.split(" ")[0])).toEqual(starts);
  });

  it("make a series of two places in a month without its plural", () => {
    const [event] = readText({ ...now, text: "Knit & Natter – 1st and 3rd Monday, 1–3pm" });
    expect(event).toMatchObject({ start: "2026-12-07T13:00", recurrence: "FREQ=MONTHLY;BYDAY=1MO,3MO" });
  });
});
