import { afterEach, describe, expect, it, vi } from "vitest";
import { sampleGroup } from "@/lib/testing/sample-group";
import { fetchGroupRows } from "./list-requests";

const idOf = (number: number) => `A${String(number).padStart(21, "0")}`;

/** A network that answers with these pages, the groups of each by their numbers; `asked` are the queries. */
function answerWith(pages: readonly (readonly number[])[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(new URL(url, "http://localhost").searchParams);
    const groups = (pages[asked.length - 1] ?? []).map((number) => sampleGroup({ id: idOf(number) }));
    const next_cursor = asked.length < pages.length ? `after-${asked.length}` : null;
    return Response.json({ success: true, data: { groups, next_cursor } });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the rows of the list of groups", () => {
  it("are read page by page until there are as many as wanted, also past an empty page of a search", async () => {
    const asked = answerWith([[], [1], [2, 3], [4]]);
    const { rows, nextCursor } = await fetchGroupRows({ search: "50% off & more", cursor: null, count: 3 });
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3].map(idOf));
    expect(nextCursor).toBe("after-3");
    expect(asked.map((query) => query.get("search"))).toEqual(
      Array.from({ length: 3 }, () => "50% off & more"),
    );
    expect(asked.map((query) => query.get("cursor"))).toEqual([null, "after-1", "after-2"]);
    expect(asked.map((query) => query.get("limit"))).toEqual(["3", "3", "2"]);
  });

  it("end with the list", async () => {
    answerWith([[1], [2]]);
    expect(await fetchGroupRows({ search: "", cursor: null, count: 100 })).toMatchObject({
      rows: [{ id: idOf(1) }, { id: idOf(2) }],
      nextCursor: null,
    });
  });

  it("of a rare word are given after eight pages, with where to go on", async () => {
    const asked = answerWith(Array.from({ length: 20 }, () => []));
    const { rows, nextCursor } = await fetchGroupRows({ search: "rare", cursor: "start", count: 20 });
    expect(rows).toEqual([]);
    expect(nextCursor).toBe("after-8");
    expect(asked).toHaveLength(8);
  });
});
