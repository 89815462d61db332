import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

function read(marked: string): string[] {
  const { title, venue } = readDetails(segmentOf(marked), detailWords);
  return [title, venue];
}

describe("findRooms", () => {
  it.each([
    ["Retro [at 4], Room 5", "Retro", "Room 5"],
    ["Retro [at 4], Conference Room B", "Retro", "Conference Room B"],
    ["Retro [at 4] - meeting room 2.14", "Retro", "meeting room 2.14"],
    ["Seminar [at 4] Wean Hall 5409", "Seminar", "Wean Hall 5409"],
    ["Seminar [at 4], Gates 4405", "Seminar", "Gates 4405"],
    ["Retro, [Friday 4pm], Google Meet", "Retro", "Google Meet"],
    ["Book the Cambridge room [at 4] for a retro", "Retro", "Cambridge room"],
    ["Lab meeting [at 4] in Clark 302", "Lab meeting", "Clark 302"],
    ["Picnic!\n[Saturday]\nRiverside Park\nBring a dish", "Picnic", "Riverside Park"],
    ["HOA meeting [7pm] clubhouse", "HOA meeting", "clubhouse"],
    ["Doctor appointment, City Hospital, [Monday 3pm]", "Doctor appointment", "City Hospital"],
    ["Lunch with Emily, Cafe Roma, [12:30]", "Lunch with Emily", "Cafe Roma"],
    ["Budget planning, main office, with Laura, [2 pm]", "Budget planning with Laura", "main office"],
    ["Catch up over Zoom [at 4]", "Catch up", "Zoom"],
    ["Kickoff [at 4] Building 42, Redmond", "Kickoff", "Building 42"],
    ["Gala, [Friday 7pm], City Hall", "Gala", "City Hall"],
    ["Wedding [Saturday 4pm], St. Paul's Church", "Wedding", "St. Paul's Church"],
    ["Sales kickoff, [Monday 9am], Hotel Adlon", "Sales kickoff", "Hotel Adlon"],
    ["Dinner [Friday 8pm], Osteria Fiorella", "Dinner", "Osteria Fiorella"],
    ["Wedding of April & Will, [June 6 at 3pm], Grace Church", "Wedding of April & Will", "Grace Church"],
    ["Drinks [Friday 8pm], The Crown", "Drinks", "The Crown"],
    ["Team lunch [Friday 12:30], Maggiano's", "Team lunch", "Maggiano's"],
    ["Soccer, [Sunday 10am], Field 4, Golden Gate Park", "Soccer", "Field 4, Golden Gate Park"],
    ["Practice [Wed 6pm], Pitch 3", "Practice", "Pitch 3"],
    ["The book club meets [Wed 6pm] - Monmouth Coffee", "Book club", "Monmouth Coffee"],
    ["Retro in Room 4 at the Annex [at 4]", "Retro", "Room 4, Annex"],
  ])("reads %s", (marked, title, venue) => {
    expect(read(marked)).toEqual([title, venue]);
  });

  it.each([
    ["Kickoff, [Monday 9am], Hilton Hotel, Berlin", "Hilton Hotel", "Berlin"],
    ["Wedding, [14 June], Lagos", "", "Lagos"],
    ["Offsite, [14 June], New York", "", "New York"],
    ["Kickoff, [Monday 9am], Hilton Hotel, Ana", "Hilton Hotel", ""],
  ])("tells the town from the house in %s", (marked, venue, location) => {
    expect(readDetails(segmentOf(marked), detailWords)).toMatchObject({ venue, location });
  });

  it.each([
    ["Clean the room [at 4]", "Clean the room"],
    ["Room inspection [at 4]", "Room inspection"],
    ["Escape room [at 4]", "Escape room"],
    ["Sun, beach, and books [on Sunday]", "Sun, beach, and books"],
    ["Zoom with investors [at 4]", "Zoom with investors"],
    ["Flight UA 245 [at 4] (AF 123)", "Flight UA 245"],
  ])("finds no room in %s", (marked, title) => {
    expect(read(marked)).toEqual([title, ""]);
  });
});
