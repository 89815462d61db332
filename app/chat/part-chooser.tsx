"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import type { ChosenParts } from "@/components/chat/chosen-parts";
import { PartList } from "@/components/chat/part-list";
import { cutText, foundByKey, longTextOf, lookedAtMax } from "@/lib/extraction/live/cut-text";
import type { ReadText } from "@/lib/extraction/live/text-marks";
import { textParts } from "@/lib/wire/text-limits";
import { LineKeeper } from "./line-keeper";

interface PartChooserProps {
  text: string;
  /** What is understood of it, or of the one before the last keys. */
  read: ReadText;
  /** Holds the text. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** Called before the text is read, so that it will be. */
  onNeed: () => void;
  /** Gets the parts, those that are to be sent among them, with each change of either; null at the end. */
  onChange: (chosen: ChosenParts | null) => void;
}

/** What a create sends of the chosen parts; null while none is chosen. */
function wordsOf(sent: readonly string[]): ChosenParts["words"] {
  if (sent.length > 1) return { parts: [...sent] };
  return sent[0] === undefined ? null : { text: sent[0] };
}

/** SPEC B10, S15: the parts of a text that is too long to be read as it is, those with dates chosen. */
export function PartChooser({ text, read, box, onNeed, onChange }: PartChooserProps) {
  const t = useTranslations("chat");
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const parts = useMemo(() => cutText(text, wanted), [text, wanted]);
  const found = useMemo(() => foundByKey(read.text, read.parts), [read]);
  const long = useMemo(() => longTextOf(text, { parts, found }), [text, parts, found]);
  const chosen = useMemo(() => {
    const count = long.sent.length;
    return {
      ...long,
      words: wordsOf(long.sent),
      sentText: count > 0 ? t("partsSent", { count, total: long.parts.length }) : null,
      submitText: count > 0 ? t("submitParts", { count }) : null,
    };
  }, [long, t]);
  const need = useEffectEvent(onNeed);
  useEffect(() => need(), []);
  // Before the next key or press, so that what is sent is always of the text in the box.
  useLayoutEffect(() => onChange(chosen), [chosen, onChange]);
  useLayoutEffect(() => () => onChange(null), [onChange]);
  const rows = parts.map(({ key, start, end }, place) => ({
    key,
    words: text.slice(start, end).trim(),
    isChosen: long.choices[place] ?? false,
    found: found.get(key) ?? null,
  }));
  const choose = (key: string, isChosen: boolean) => {
    // All are as they stand from now on: none takes the place of one that was put aside.
    const next = rows.map((row): [string, boolean] => [row.key, row.key === key ? isChosen : row.isChosen]);
    setWanted(new Map(next));
  };
  const isMore = parts.length > textParts.max || text.length > lookedAtMax;
  return (
    <PartList
      rows={rows}
      chosenMax={textParts.max}
      shownMax={text.length > lookedAtMax ? lookedAtMax : null}
      onChoose={choose}
    >
      {isMore && <LineKeeper text={text} read={read} box={box} />}
    </PartList>
  );
}
