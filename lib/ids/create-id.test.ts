import { describe, expect, it } from "vitest";
import { createId } from "./create-id";

describe("createId", () => {
  it("returns 16 bytes as base64url, never the same twice, over many refills of its pool", () => {
    const ids = Array.from({ length: 10_000 }, createId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{21}[AQgw]$/);
  });

  it("shares no half with another id, so that no id reveals its neighbour", () => {
    const halves = Array.from({ length: 1000 }, createId).flatMap((id) => [
      id.slice(0, 10),
      id.slice(11, 21),
    ]);
    expect(new Set(halves).size).toBe(halves.length);
  });

  it("uses each bit", () => {
    const bytes = Array.from({ length: 1000 }, () => Buffer.from(createId(), "base64url"));
    for (let index = 0; index < 16; index += 1) {
      expect(new Set(bytes.map((id) => id[index])).size).toBeGreaterThan(200);
    }
  });
});
