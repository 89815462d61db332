import { closeSync, openSync, readSync, statSync, truncateSync, writeSync } from "node:fs";

/** SQLite's page size unless a database says otherwise; ours do not. */
const pageBytes = 4096;

function overwrite(file: string, { position, bytes }: { position: number; bytes: number }): void {
  const handle = openSync(file, "r+");
  try {
    const before = Buffer.alloc(bytes);
    readSync(handle, before, 0, bytes, position);
    writeSync(
      handle,
      before.map((byte) => byte ^ 0xa5),
      0,
      bytes,
      position,
    );
  } finally {
    closeSync(handle);
  }
}

/** What a disk, or somebody with access to it, can do to a database file. */
export const damages: Readonly<Record<"header" | "pages" | "cut", (file: string) => void>> = {
  /** Overwrites the first 100 bytes: SQLite finds no database. */
  header: (file) => overwrite(file, { position: 0, bytes: 100 }),
  /** Overwrites every page of the second half, where the data is: most reads would not notice. */
  pages: (file) => {
    const pageCount = Math.floor(statSync(file).size / pageBytes);
    for (let page = Math.floor(pageCount / 2); page < pageCount; page += 1)
      overwrite(file, { position: page * pageBytes, bytes: 64 });
  },
  /** Removes the second half. */
  cut: (file) => truncateSync(file, Math.floor(statSync(file).size / 2 / pageBytes) * pageBytes),
};
