import { describe, expect, it } from "vitest";
import { written } from "@/lib/messages/phrase";
import {
  eventFieldNames,
  eventFields,
  eventFieldWords,
  evidenceFields,
  searchedFieldNames,
  textFieldNames,
} from "./event-fields";
import { eventPatchSchema, eventSchema } from "./event-schema";

describe("the table of an event's fields", () => {
  it("has every field that describes an event, in the order of the wire", () => {
    const known = new Set<string>(eventFieldNames);
    const bookkeeping = [
      "id",
      "group_id",
      "evidence",
      "alternatives",
      "assumptions",
      "can_edit",
      "created_at",
      "updated_at",
    ];
    const onWire = Object.keys(eventSchema.shape).filter((name) => !bookkeeping.includes(name));
    expect(onWire).toEqual([...known]);
    expect(Object.keys(eventFieldWords)).toEqual(onWire);
  });

  it("says which fields have evidence, are plain text, and are searched", () => {
    expect(evidenceFields).not.toContain("suggestions");
    expect(evidenceFields).toContain("recurrence");
    expect(textFieldNames).toEqual(expect.arrayContaining(["location", "venue"]));
    expect(searchedFieldNames).toEqual(expect.arrayContaining(["title", "location", "venue"]));
  });

  it("limits a plain text's patch to the length in its row, and stores invisible text as empty", () => {
    for (const name of textFieldNames) {
      const { lengthMax } = eventFields[name];
      const longest = { [name]: "x".repeat(lengthMax) };
      expect(eventPatchSchema.parse(longest)).toEqual(longest);
      const message = written("fields.tooLong", { field: name, max: lengthMax });
      const refused = eventPatchSchema.safeParse({ [name]: "x".repeat(lengthMax + 1) });
      expect(refused.error?.issues.map((issue) => issue.message)).toEqual([message]);
      expect(eventPatchSchema.parse({ [name]: "\u200b" })).toEqual({ [name]: "" });
    }
  });
});
