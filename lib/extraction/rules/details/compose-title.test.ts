import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { shorten } from "./compose-title";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

const titleOf = (marked: string): string => readDetails(segmentOf(marked), detailWords).title;

describe("composeTitle", () => {
  it.each([
    ["Add swim class [on Tuesday at 4]", "Swim class"],
    ["please schedule a vet visit for Rex [tomorrow]", "Vet visit for Rex"],
    ["Could you put pottery club on my calendar [for Monday at 6]?", "Pottery club"],
    ["I'd like to add a chess match [on Sunday] to my calendar", "Chess match"],
    ["I have a piano recital [on May 3], please add it to my calendar", "Piano recital"],
    ["Remind me to water the ferns [every Monday]", "Water the ferns"],
    ["don't let me forget to renew the passport [by June 1]", "Renew the passport"],
    ["We need to review the budget [tomorrow at 3]", "Review the budget"],
    ["Let's have brunch with Zoe [on Sunday]", "Brunch with Zoe"],
    ["There will be a blood drive [on March 3 at 9am]", "Blood drive"],
    ["Hey, can you set up a call with Omar [at 4pm]?", "Call with Omar"],
    ["Block [2-3pm] for deep work", "Deep work"],
    ["Create an event for the science fair [on Friday]", "Science fair"],
    ["Make a calendar entry about tyre rotation [on Friday]", "Tyre rotation"],
    ["book a meeting to discuss hiring [on Monday]", "Discuss hiring"],
    ["Set up a meeting for lunch [tomorrow] with Dana", "Lunch with Dana"],
    ["Schedule an event [on Friday] with Ana and Bo for a picnic", "Picnic with Ana and Bo"],
    ["Add my spin class [for Saturday at 7am]", "Spin class"],
    ["Put my mother's birthday [on July 4]", "My mother's birthday"],
    ["I want to go ice skating [on Sunday]", "Ice skating"],
    ["I need to pick up Lea from the station [at 5]", "Pick up Lea from the station"],
    ["Add a dinner event [at 9pm]", "Dinner"],
    ["Add a charity event [at 9pm]", "Charity event"],
    ["[Friday] is the Harvest fair", "Harvest fair"],
    ["Mark that I will be attending a trade fair [on Monday]", "Trade fair"],
    ["See if the team is available for a sailing trip [on Tuesday]", "Sailing trip"],
    ["hey! are we still on for drinks [on Thursday]?", "Drinks"],
    ["So excited, going out to dinner [on Saturday]", "Going out to dinner"],
    ["After the last show [on Friday], schedule dessert", "Dessert"],
    ["Get the boardroom booked for a tax briefing [at 4]", "Tax briefing"],
    ["Get a room [at noon] for the sales meeting", "Sales meeting"],
    ["I need to meet with Steph [tomorrow] for lunch", "Lunch with Steph"],
    ["Meet Ana for coffee [tomorrow]", "Meet Ana for coffee"],
    ["Dinner with Ana [on Friday] and let me know if it rains", "Dinner with Ana"],
    ["Schedule me gone [on Friday] for a conference", "Conference"],
    ["I'm free [on Monday]", "Free"],
    ["We're out of office [on Monday]", "Out of office"],
    ["I'm free for a sailing trip [on Monday]", "Sailing trip"],
  ])("takes the asking off %s", (marked, title) => {
    expect(titleOf(marked)).toBe(title);
  });

  it.each([
    ["Book flights to Oslo [tomorrow]", "Book flights to Oslo"],
    ["Book club at Mia's [on Thursday]", "Book club"],
    ["Planning session [at 10]", "Planning session"],
    ["Open house [on Sunday]", "Open house"],
    ["Block party [on Saturday]", "Block party"],
    ["Record podcast [at 4]", "Record podcast"],
    ["Call the plumber [at 4]", "Call the plumber"],
    ["Send invoices [on Friday]", "Send invoices"],
    ["Check in [at 3pm]", "Check in"],
    ["Drop off parcel [at noon]", "Drop off parcel"],
    ["Make dinner [at 6]", "Make dinner"],
    ["New Year's brunch [at 11]", "New Year's brunch"],
    ["All hands [on Thursday]", "All hands"],
    ["Meet and greet [on Thursday]", "Meet and greet"],
    ["iPhone launch [on Tuesday]", "iPhone launch"],
    ["Call +1 (555) 123-4567 [at 3]", "Call +1 (555) 123-4567"],
    ["Return library books [at 3]", "Return library books"],
    ["Open mic [at 3]", "Open mic"],
    ["Stay/trip down south [at 3]", "Stay/trip down south"],
    ["Q&A with the board [on Tuesday]", "Q&A with the board"],
    ["The Lumineers concert [on Friday]", "The Lumineers concert"],
  ])("keeps %s whole", (marked, title) => {
    expect(titleOf(marked)).toBe(title);
  });

  it.each([
    ["Dinner [at 7] for Sam's birthday", "Dinner for Sam's birthday"],
    ["The exam is [on Friday]", "Exam"],
    ["Rent is due [on the 1st]", "Rent"],
    ["[Tomorrow at 5] there will be a fire drill", "Fire drill"],
    ["[1p to 2p on May 5th], committee meeting", "Committee meeting"],
    ["Gym, [tomorrow at 7am], with Lee", "Gym with Lee"],
    ["Lunch [on Monday] after the review", "Lunch"],
    ["Trip to Rome that starts [on Monday]", "Trip to Rome"],
    ["Movie night [on Friday]", "Movie night"],
    ["I want to reserve a room at the library [on Friday]", "Reserve a room"],
    ["Book a conference room [on Friday] for the sales meeting", "Sales meeting"],
    ["Find [30 minutes tomorrow] to write the report", "Write the report"],
    ["Make an event called [24 hour] party [on Friday]", "24 hour party"],
    ["Jane Doe invites you to Housewarming [on Saturday]", "Housewarming"],
    ["Hi Alex, could we meet [on Tuesday] to talk about the lease?", "Talk about the lease"],
    ["Sync w/ Ana & Bo [at 10] re: hiring plan", "Sync w/ Ana & Bo re: hiring plan"],
    ["Meeting with Jane (marketing) and Tom [at 9]", "Meeting with Jane (marketing) and Tom"],
    ["Lab meeting moved [to Thursday]", "Lab meeting"],
    ["Dear all, you are invited to the book launch [on Friday]", "Book launch"],
    ["Movie [night] [on Friday]", "Movie night"],
    ["[Weekly] sync with Ravi [on Monday]", "Weekly sync with Ravi"],
    ["I have a dentist appointment [on Friday at 5 p.m.] It will last an hour", "Dentist appointment"],
    ["So excited! We are visiting Grandma [on Sunday]", "Visiting Grandma"],
    ["Please confirm: Guitar lesson [on March 4 at 5pm]. Is that right?", "Guitar lesson"],
    ["Here are the details: Yard sale [on Saturday]", "Yard sale"],
  ])("makes the best of %s", (marked, title) => {
    expect(titleOf(marked)).toBe(title);
  });

  it.each([
    ["Meeting with Ana [at 3]", "Meeting with Ana"],
    ["Schedule something with Ana [at 3]", "Meeting with Ana"],
    ["Please set up time with Rachel Green [at 3]", "Meeting with Rachel Green"],
    ["With Ana [at 3]", "Meeting with Ana"],
    ["[tomorrow at 3]", "Event"],
    ["Add an appointment [at 8am]", "Appointment"],
    ["Create an event [at 3pm]", "Event"],
    ["make a meeting [tomorrow]", "Meeting"],
    ["", "Event"],
    ["…", "Event"],
  ])("finds a sensible title where little is left: %s", (marked, title) => {
    expect(titleOf(marked)).toBe(title);
  });

  it("says where the words of a composed title stand", () => {
    const { evidence } = readDetails(segmentOf("Lunch [tomorrow] with Ana"), detailWords);
    expect(evidence.filter((item) => item.field === "title").map((item) => item.quote)).toEqual([
      "Lunch",
      "with Ana",
    ]);
  });
});

describe("shorten", () => {
  it("cuts at a word and stays within 200 characters", () => {
    const title = shorten("word ".repeat(60).trim());
    expect(title.length).toBeLessThanOrEqual(200);
    expect(title.endsWith("word…")).toBe(true);
  });

  it("leaves a short title alone", () => {
    expect(shorten("Lunch")).toBe("Lunch");
  });
});
