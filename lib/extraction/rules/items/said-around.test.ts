import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

const british = { language: "en-GB" };
const named = (text: string): string[] =>
  readSpoken(text, british).map(({ start, title }) => `${start.replace("2026-", "")} ${title}`);

describe("a line that names a week", () => {
  it("is the week of the weekdays below it and gives them its name", () => {
    expect(named("Bakery rota, week commencing 30 Nov\nMon 5am-1pm\nThu 1pm-9pm")).toEqual([
      "11-30T05:00 Bakery rota",
      "12-03T13:00 Bakery rota",
    ]);
  });

  it("is what happens in that week where no weekday stands below", () => {
    expect(readWhen("Mock exams, week commencing 30 Nov\nBring a calculator", british)).toEqual([
      "11-30/12-06",
    ]);
  });
});

describe("a day of a rota with nothing but a word for it", () => {
  it("is left out between lines with hours", () => {
    expect(readWhen("w/c 30 Nov\nMon 7am-3pm\nTue OFF\nWed not working\nThu 3pm-11pm", british)).toEqual([
      "11-30T07:00/11-30T15:00",
      "12-03T15:00/12-03T23:00",
    ]);
  });

  it("is an event where it stands among days", () => {
    expect(readWhen("Plans\nTue 1 Dec off\nWed 2 Dec dentist", british)).toHaveLength(2);
  });
});

describe("the only day of a paragraph", () => {
  const lead = "Thanks for coming in last week. Your second visit is set for Tuesday, 1 December.";

  it("is the day of the hours listed right below it", () => {
    expect(named(`Hi Dana,\n\n${lead}\n\n9:30 – 10:15 Design with Ravi\n10:15 – 11:00 Coding`)).toEqual([
      "12-01T09:30 Design with Ravi",
      "12-01T10:15 Coding",
    ]);
  });

  it("is an event where a paragraph stands below", () => {
    expect(readWhen(`Hi Dana,\n\n${lead}\n\nBring your passport, please.`, british)).toEqual(["12-01"]);
  });
});

describe("a day below the hours that it is said for", () => {
  it("is the day of all of them", () => {
    expect(named("Slots for Ada\n16:40 Ms Okoro\n16:50 Mr Lind\nThursday 26 November")).toEqual([
      "11-26T16:40 Ms Okoro",
      "11-26T16:50 Mr Lind",
    ]);
  });

  it("is the day of what stands below it, where there is something", () => {
    expect(readWhen("Sat 5 Dec\n10am stalls\nSun 6 Dec\n2pm raffle", british)).toEqual([
      "12-05T10:00",
      "12-06T14:00",
    ]);
  });

  it("says nothing of hours in another stanza", () => {
    expect(readWhen("Shop closes at 5pm\n\nThursday 26 November", british)).toEqual(["11-26"]);
  });
});

describe("an hour that only stands beside an event", () => {
  it("is left out under its day", () => {
    expect(readWhen("Robotics talk\nWed 25 November\nRefreshments: 3.15pm\nTalk: 3.30pm", british)).toEqual([
      "11-25T15:30",
    ]);
  });
});
