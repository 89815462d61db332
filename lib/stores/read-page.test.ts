import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PageStart, readPage } from "./read-page";

interface Row {
  id: string;
  createdAt: Date;
  length: number;
}

const firstMs = Date.UTC(2026, 10, 20);
const idOf = (index: number) => String(index).padStart(22, "0");
const rowsOf = (lengths: readonly number[]): Row[] =>
  lengths.map((length, index) => ({ id: idOf(index), createdAt: new Date(firstMs - index), length }));

function createList(all: readonly Row[]) {
  const asked: number[] = [];
  const read = async ({ limit, cursor }: PageStart) => {
    asked.push(limit);
    const after = cursor === undefined ? "" : Buffer.from(cursor, "base64url").toString().split(" ")[1];
    const start = cursor === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    return all.slice(start, start + limit + 1);
  };
  return { asked, page: (start: PageStart) => readPage(start, { read, lengthOf: ({ length }) => length }) };
}

describe("readPage", () => {
  it("leads through all rows in their order, whatever their lengths and the limit are", async () => {
    const lengths = fc.array(fc.constantFrom(0, 10, 400_000, 3_000_000), { maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(lengths, fc.integer({ min: 1, max: 100 }), async (some, limit) => {
        const all = rowsOf(some);
        const { page } = createList(all);
        const seen: Row[] = [];
        let cursor: string | undefined;
        do {
          const { rows, nextCursor } = await page({ limit, cursor });
          expect(rows.length).toBeLessThanOrEqual(limit);
          expect(rows.length > 0 || all.length === 0).toBe(true);
          seen.push(...rows);
          cursor = nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(seen).toEqual(all);
      }),
    );
  });

  it("fills a page of short rows, with one read up to 25 of them", async () => {
    const { page, asked } = createList(rowsOf(Array.from({ length: 200 }, () => 100)));
    expect((await page({ limit: 20 })).rows).toHaveLength(20);
    expect(asked).toEqual([20]);
    expect((await page({ limit: 100 })).rows).toHaveLength(100);
    expect(asked).toEqual([20, 25, 25, 25, 25]);
  });

  it("ends a page once its rows are long together, and reads no further", async () => {
    const { page, asked } = createList(rowsOf(Array.from({ length: 200 }, () => 170_000)));
    const { rows, nextCursor } = await page({ limit: 100 });
    expect(rows).toHaveLength(6);
    expect(nextCursor).not.toBeNull();
    expect(asked).toEqual([25]);
  });
});
