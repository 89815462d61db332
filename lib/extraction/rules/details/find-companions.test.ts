import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

const peopleIn = (marked: string): string[] =>
  readDetails(segmentOf(marked), detailWords).attendees.map(({ name }) => name);

describe("findCompanions", () => {
  it.each([
    ["Lunch with Ana [tomorrow]", ["Ana"]],
    ["Review with Ana, Bo and Dr. Chen [at 3]", ["Ana", "Bo", "Dr. Chen"]],
    ["Review with Ana, Bo, and Carla Diaz [at 3]", ["Ana", "Bo", "Carla Diaz"]],
    ["lunch with mark and grace [tomorrow]", ["mark", "grace"]],
    ["coffee w/ Priya [at 9]", ["Priya"]],
    ["Coffee with April [on Monday]", ["April"]],
    ["Dinner with June and May [on Friday]", ["June", "May"]],
    ["Golf with Will [on Sunday]", ["Will"]],
    ["Interview with Ana de la Cruz [at 11]", ["Ana de la Cruz"]],
    ["Review with Jan van der Berg [at 4]", ["Jan van der Berg"]],
    ["Talk with J. P. Morgan [at 4]", ["J. P. Morgan"]],
    ["Appointment with Rona Silk, MD [at 4]", ["Rona Silk, MD"]],
    ["Meeting between Ana and Bo [at 4]", ["Ana", "Bo"]],
    ["Meet Alice [at 4]", ["Alice"]],
    ["Seeing Dr. Patel [on Monday]", ["Dr. Patel"]],
    ["Zoe and I are going sailing [on Sunday]", ["Zoe"]],
    ["Lunch with José and Zoë [tomorrow]", ["José", "Zoë"]],
    ["Lunch with 李雷 [tomorrow]", ["李雷"]],
    ["Lunch with O'Brien & McKay [tomorrow]", ["O'Brien", "McKay"]],
    ["LUNCH WITH ANA [TOMORROW]", ["ANA"]],
    ["1:1 with Sam @ HQ [at 4]", ["Sam"]],
    ["Lunch with Ana at Nobu [at noon]", ["Ana"]],
    ["Lunch with Ana in Berlin [at noon]", ["Ana"]],
    ["There will be a talk by Jane Roe from MIT [at noon]", ["Jane Roe"]],
    ["Sales call w/ Tom (John Smith, Mary Lee) [at noon]", ["Tom", "John Smith", "Mary Lee"]],
    ["Lunch with Ana/Bo [at noon]", ["Ana", "Bo"]],
    ["Sync w/Tom [at noon]", ["Tom"]],
    ["Meeting with Jane (marketing) and Tom [at 9]", ["Jane", "Tom"]],
    ["Lunch with Sarah Park and Dr. Hall [at noon]", ["Sarah Park", "Dr. Hall"]],
    ["Lunch with Ana from Acme [at noon]", ["Ana"]],
    ["Lunch with Prof. Dr. Okonkwo [at noon]", ["Prof. Dr. Okonkwo"]],
    ["Dinner with Sunday Adeyemi [at 7]", ["Sunday Adeyemi"]],
    ["Call with August [on Monday]", ["August"]],
    ["lunch with will [tomorrow]", ["will"]],
    ["Calling Ron [on Monday]", ["Ron"]],
    ["I need Jake Cobb for dinner [tomorrow]", ["Jake Cobb"]],
    ["Meeting with John an Remy [on Monday]", ["John", "Remy"]],
    ['"The Future of Energy" by Mae Jemison [on Monday]', ["Mae Jemison"]],
    ["lunch with may and june [on Friday]", ["may", "june"]],
    ["Sync with the marketing team and Ravi [at 11]", ["Ravi"]],
    ["Dinner with my wife and Ana [at 7]", ["Ana"]],
    ["Keynote by Dr. Mae Jemison [on Monday]", ["Dr. Mae Jemison"]],
  ])("finds the people of %s", (marked, people) => {
    expect(peopleIn(marked)).toEqual(people);
  });

  it.each([
    "Lunch with the team [tomorrow]",
    "Meeting with my boss [tomorrow]",
    "Dinner with friends and family [tomorrow]",
    "Breakfast with Ana's manager [tomorrow]",
    "Sync with the Design Team [tomorrow]",
    "Kickoff with Acme Corp [tomorrow]",
    "Pizza with free beer [tomorrow]",
    "Session with [Sunday] brunch",
    "Class with 20 kids [tomorrow]",
    "Call Comcast [tomorrow]",
    "Remind me to call Sherry [at 5]",
    "Iftar with the Hassan family [on Friday]",
    "Brunch with Sunday school [at 10]",
    "Budget drawn up by Finance [on Friday]",
    "Meeting [in May] in June Lake",
  ])("finds nobody in %s", (marked) => {
    expect(peopleIn(marked)).toEqual([]);
  });

  it("ends the list before another statement", () => {
    expect(peopleIn("Lunch with Ana, bring wine [at noon]")).toEqual(["Ana"]);
  });
});
