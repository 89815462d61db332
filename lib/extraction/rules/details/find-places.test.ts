import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

function placeOf(marked: string): string[] {
  const { venue, location } = readDetails(segmentOf(marked), detailWords);
  return [venue, location];
}

describe("findPlaces", () => {
  it.each([
    ["Lunch at Café Luz [at noon]", "Café Luz", ""],
    ["Lunch [at noon] at Café Luz, 12 Main St", "Café Luz", "12 Main St"],
    ["Lunch @ Blue Bottle, 300 Webster St, Oakland [at 9]", "Blue Bottle", "300 Webster St, Oakland"],
    ["Review in Room 4 [at 9]", "Room 4", ""],
    ["Review in the main conference room [at 9]", "main conference room", ""],
    ["Picnic at the city park [at 9]", "city park", ""],
    ["coffee at the corner café with Sam [at 9]", "corner café", ""],
    ["Talk in Wean Hall 5409 [at 9]", "Wean Hall 5409", ""],
    ["Conference in Berlin [next week]", "", "Berlin"],
    ["conference in berlin [next week]", "", "berlin"],
    ["Trade fair in New York, NY [next week]", "", "New York, NY"],
    ["Run at Ocean Beach in San Francisco [at 9]", "Ocean Beach", "San Francisco"],
    ["Party at Sam's place [at 9]", "Sam's place", ""],
    ["Meeting in my office [at 9]", "my office", ""],
    ["Dinner at Smith & Wollensky [at 9]", "Smith & Wollensky", ""],
    ["Dinner at Simon and Sons [at 9]", "Simon and Sons", ""],
    ["Wedding at St. Mary's Cathedral [at 9]", "St. Mary's Cathedral", ""],
    ["Concert at the O2 Arena [at 9]", "O2 Arena", ""],
    ["Hike on Mt. Tam [at 9]", "Mt. Tam", ""],
    ["Standup on Zoom [at 9]", "Zoom", ""],
    ["Dentist [at 9]. The address is 50 South San Mateo Drive.", "", "50 South San Mateo Drive"],
    ["Gym [at 9] located at the Harbor Club", "Harbor Club", ""],
    ["Party [at 9]. Location will be break room.", "break room", ""],
    ["Gift shopping at the Target on Market Street [at 9]", "Target on Market Street", ""],
    ["Lunch at The Roxy with Ana [at noon]", "The Roxy", ""],
    ["DINNER AT CAFE LUZ [AT NOON]", "CAFE LUZ", ""],
    ["Dinner [at 8] on Main Street", "", "Main Street"],
    ["Coffee [at 3] on Valencia Street with Jo", "", "Valencia Street"],
    ["Lunch [at noon] at Chipotle on 5th Ave", "Chipotle", "5th Ave"],
    ["dinner [at 8] on main street", "", "main street"],
    ["Jazz night at the Blue Note [at 9]", "Blue Note", ""],
  ])("reads %s", (marked, venue, location) => {
    expect(placeOf(marked)).toEqual([venue, location]);
  });

  it.each([
    "Meet in person [at 9]",
    "Pay at least 50 dollars [on Friday]",
    "Look at the draft [on Friday]",
    "Put gym in my calendar [at 9]",
    "Report in Spanish [at 9]",
    "Log in [at 9]",
    "Meeting at 5",
    "Interested in rowing [at 9]",
    "Work in progress demo [at 9]",
    "Nap in an hour",
    "Talk on Friday Street Art [at 9]",
    "Lecture on road safety [at 9]",
    "Hand in essay [by Monday]",
  ])("finds no place in %s", (marked) => {
    expect(placeOf(marked)).toEqual(["", ""]);
  });

  it.each([
    ["Appointment at Great Clips [at 6]", "Appointment at Great Clips"],
    ["Reserve a table for 4 at Chez Nora [at 7]", "Table for 4 at Chez Nora"],
    ["Viewing at The Enclave at 4343 Renaissance Drive [at 3]", "Viewing at The Enclave"],
    ["Dinner at Nobu [at 7]", "Dinner"],
  ])("keeps a place in the title where it names the event: %s", (marked, title) => {
    expect(readDetails(segmentOf(marked), detailWords).title).toBe(title);
  });
});
