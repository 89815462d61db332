import { expect, it } from "vitest";
import { defaultSuggestions, saySuggestion, storeSuggestion } from "./default-suggestions";

it("are said in words, and stored by their codes again when they come back", () => {
  const words = defaultSuggestions.map((stored) => saySuggestion(stored, "en"));
  expect(words).toEqual([
    "Send calendar invites to all attendees",
    "Prepare required materials",
    "Set up reminders",
  ]);
  expect(words.map(storeSuggestion)).toEqual(defaultSuggestions);
});

it("leave what a visitor typed as it is, whatever it looks like", () => {
  for (const typed of ["Book a table", '{"code":"readiness.damaged"}', "set up reminders"]) {
    expect(saySuggestion(storeSuggestion(typed), "en")).toBe(typed);
  }
});
