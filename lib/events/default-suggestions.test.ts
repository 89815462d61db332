import { expect, it } from "vitest";
import { defaultSuggestions, saySuggestion, storeSuggestion } from "./default-suggestions";

it("are put into words, and stored by their codes again when they are sent back", () => {
  const words = defaultSuggestions.map((stored) => saySuggestion(stored, "en"));
  expect(words).toEqual([
    "Send calendar invites to all attendees",
    "Prepare required materials",
    "Set up reminders",
  ]);
  expect(words.map(storeSuggestion)).toEqual(defaultSuggestions);
});

it("keep a visitor's text unchanged, whatever it looks like", () => {
  for (const typed of ["Book a table", '{"code":"readiness.damaged"}', "set up reminders"]) {
    expect(saySuggestion(storeSuggestion(typed), "en")).toBe(typed);
  }
});
