"use client";

import { useState } from "react";
import { flushSync } from "react-dom";
import type { FileText } from "@/lib/intake/read-file";

/** What of a file is offered while its words are in the box. */
type TakenContent = Pick<FileText, "text" | "picture"> & { enclosed: FileText["enclosed"] | null };

interface TakenFile {
  name: string;
  content: TakenContent;
  /** Its words as they were read here, and as a model read them. */
  readings: readonly string[];
}

/** Two words at a time: a single word stands in other texts too. */
const pairsOf = (words: string): string[] => words.match(/\S+\s+\S+/gu) ?? [words];

/** Whether something of a file's words is still in a text; one in which none were found is held as long as it is wanted. */
const holdsSome = (text: string, { readings }: TakenFile): boolean =>
  readings.includes("") || readings.flatMap(pairsOf).some((pair) => text.includes(pair));

const holdsAll = (text: string, { readings }: TakenFile): boolean =>
  readings.some((words) => text.includes(words));

/**
 * The file whose words went into the box. It is let go with the last of them, and comes back with all of them, which only an
 * undo brings.
 */
export function useTakenFile(text: string) {
  const [taken, setTaken] = useState<TakenFile | null>(null);
  const [isLetGo, setIsLetGo] = useState(false);
  if (taken !== null) {
    const isHeld = isLetGo ? holdsAll(text, taken) : holdsSome(text, taken);
    if (isHeld === isLetGo) setIsLetGo(!isHeld);
  }
  const take = (name: string, content: TakenContent) => {
    setTaken({ name, content, readings: [content.text] });
    setIsLetGo(false);
  };
  /** Tells of another reading before its words are in the box, at once, so that the file is not let go meanwhile. */
  const addReading = (words: string) =>
    flushSync(() => setTaken((file) => file && { ...file, readings: [...file.readings, words] }));
  const forgetPicture = () =>
    setTaken((file) => file && { ...file, content: { ...file.content, picture: null } });
  const held = isLetGo ? null : taken;
  const picture = held?.content.picture ?? null;
  const check = held && picture && { name: held.name, picture, words: held.content.text };
  return { check, enclosed: held?.content.enclosed ?? null, take, addReading, forgetPicture };
}
