import { folderOf } from "@/lib/testing/house-rules";
import { resolveImport, type SourceFile } from "@/lib/testing/source-files";

/** One folder that imports from another. */
export interface Arrow {
  from: string;
  to: string;
}

/** The folders of the product in rows, the lowest first, and which imports from which. */
export interface House {
  rows: string[][];
  /** Arrows that lead down, without those that a path of other arrows implies. */
  down: Arrow[];
  /** Arrows that run back up: they close a cycle in any order of the folders. */
  up: Arrow[];
  /** The number of pairs of folders in which one imports from the other. */
  arrowCount: number;
}

const isOfHouse = (file: string): boolean => /^(app|components|lib)\//.test(file);

/** The folders from which each folder's code imports, without tests. */
function importsByFolder(files: readonly SourceFile[]): Map<string, Set<string>> {
  const known = new Set(files.map(({ path }) => path));
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    if (file.isTest || !isOfHouse(file.path)) continue;
    const folder = folderOf(file.path);
    const targets = imports.get(folder) ?? new Set<string>();
    imports.set(folder, targets);
    for (const { specifier } of file.imports) {
      const target = resolveImport(file, specifier, known);
      if (target !== null && known.has(target) && isOfHouse(target) && folderOf(target) !== folder)
        targets.add(folderOf(target));
    }
  }
  return new Map([...imports].sort(([one], [other]) => one.localeCompare(other)));
}

/**
 * Orders the folders from the highest to the lowest so that few arrows run back: folders that nobody imports
 * from come first, folders without imports last, and of the rest the one with the most imports minus
 * importers comes next (Eades, Lin and Smyth 1993).
 */
function orderFolders(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Set(imports.keys());
  const first: string[] = [];
  const last: string[] = [];
  const outOf = (folder: string) => [...(imports.get(folder) ?? [])].filter((to) => left.has(to)).length;
  const into = (folder: string) => [...left].filter((from) => imports.get(from)?.has(folder)).length;
  const take = (folder: string, list: "first" | "last") => {
    left.delete(folder);
    if (list === "first") first.push(folder);
    else last.unshift(folder);
  };
  while (left.size > 0) {
    const sink = [...left].find((folder) => outOf(folder) === 0);
    const source = [...left].find((folder) => into(folder) === 0);
    if (sink !== undefined) take(sink, "last");
    else if (source !== undefined) take(source, "first");
    else {
      const [widest] = [...left].sort((one, other) => outOf(other) - into(other) - (outOf(one) - into(one)));
      if (widest !== undefined) take(widest, "first");
    }
  }
  return [...first, ...last];
}

/** The folders that each folder reaches by arrows that lead down. */
function reachOf(order: readonly string[], down: readonly Arrow[]): Map<string, Set<string>> {
  const reach = new Map<string, Set<string>>();
  for (const folder of [...order].reverse()) {
    const next = down.filter(({ from }) => from === folder).map(({ to }) => to);
    reach.set(folder, new Set(next.flatMap((to) => [to, ...(reach.get(to) ?? [])])));
  }
  return reach;
}

/** Builds the house from its files: a folder is one row above the highest that it imports from. */
export function readHouse(files: readonly SourceFile[]): House {
  const imports = importsByFolder(files);
  const order = orderFolders(imports);
  const arrows = [...imports].flatMap(([from, targets]) => [...targets].sort().map((to) => ({ from, to })));
  const isDown = ({ from, to }: Arrow) => order.indexOf(from) < order.indexOf(to);
  const down = arrows.filter(isDown);
  const heights = new Map<string, number>();
  for (const folder of [...order].reverse()) {
    const below = down.filter(({ from }) => from === folder).map(({ to }) => heights.get(to) ?? 0);
    heights.set(folder, below.length === 0 ? 0 : Math.max(...below) + 1);
  }
  const rows = Array.from({ length: Math.max(...heights.values()) + 1 }, (_, height) =>
    [...imports.keys()].filter((folder) => heights.get(folder) === height),
  );
  const reach = reachOf(order, down);
  const isPlain = ({ from, to }: Arrow) =>
    !down.some((other) => other.from === from && reach.get(other.to)?.has(to));
  const up = arrows.filter((arrow) => !isDown(arrow));
  return { rows, down: down.filter(isPlain), up, arrowCount: arrows.length };
}
