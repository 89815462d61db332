import { intakeLengthMax, pictureBytesMax } from "@/lib/intake/intake-limits";
import { cleanText } from "@/lib/text/clean-text";
import { forgetShared, sharedStoreName } from "./shared-store";

const wordsKey = "/shared/words";
const fileKey = (place: number): string => `/shared/files/${place}`;
const nameField = "x-file-name";

/** One is read; more are told of. */
const filesMax = 2;

/** The fields of a share in the order in which their words are read. */
export const shareFields = { title: "title", text: "text", url: "url", files: "files" } as const;

/** What a system shared with the installed app. */
export interface SharedThings {
  words: string;
  files: readonly File[];
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value.trim() : "");

/** The words of a share, a line for each field; what another field says already is not said twice. */
export function wordsOfShare(form: FormData): string {
  const { title, text, url } = shareFields;
  const said = [title, text, url].map((name) => textOf(form.get(name)));
  return said
    .filter(
      (words, place) =>
        words !== "" && !said.some((other, at) => at !== place && isWithin(words, other, at < place)),
    )
    .join("\n");
}

/** Whether some words are part of others; of the same words the first stay. */
function isWithin(words: string, other: string, isLater: boolean): boolean {
  return other.includes(words) && (other !== words || isLater);
}

/** Keeps what was posted by a share, in place of what was shared before. */
export async function keepShared(form: FormData): Promise<void> {
  await forgetShared();
  const store = await caches.open(sharedStoreName);
  await store.put(wordsKey, new Response(wordsOfShare(form)));
  const files = form.getAll(shareFields.files).filter((value) => value instanceof File);
  for (const [place, file] of files.slice(0, filesMax).entries()) {
    const headers = { "content-type": file.type, [nameField]: encodeURIComponent(file.name) };
    // A byte more than is read says that there was more.
    await store.put(fileKey(place), new Response(file.slice(0, pictureBytesMax + 1), { headers }));
  }
}

async function readFileOf(answer: Response): Promise<File> {
  const name = decodeURIComponent(answer.headers.get(nameField) ?? "");
  return new File([await answer.blob()], name, { type: answer.headers.get("content-type") ?? "" });
}

/** Takes what was shared, once; null where nothing was kept. */
export async function takeShared(): Promise<SharedThings | null> {
  if (typeof caches === "undefined" || !(await caches.has(sharedStoreName))) return null;
  const store = await caches.open(sharedStoreName);
  const words = (await (await store.match(wordsKey))?.text()) ?? "";
  const answers = await Promise.all(
    Array.from({ length: filesMax }, (_, place) => store.match(fileKey(place))),
  );
  const files = await Promise.all(answers.filter((answer) => answer !== undefined).map(readFileOf));
  await forgetShared();
  return { words: cleanText(words.slice(0, intakeLengthMax)).trim(), files };
}
