"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import type { ReadPicture } from "@/lib/intake/read-file";
import type { ModelCall } from "@/lib/pictures/read-by-model";
import type { NamedReader } from "@/lib/wire/picture-schema";
import { PictureByModel } from "./picture-by-model";
import { PictureCheck } from "./picture-check";
import { appendText, replaceWords } from "./replace-text";

interface PictureWordsProps {
  box: RefObject<HTMLTextAreaElement | null>;
  name: string;
  picture: ReadPicture;
  /** The words that were read of it here. */
  words: string;
  /** What the box holds. */
  text: string;
  /** Null where no model is to be asked. */
  call: ModelCall | null;
  /** Gets what is done, in words; null when it is done. */
  onTaking: (words: string | null) => void;
  /** Gets the words of a model before they are in the box. */
  onReading: (words: string) => void;
  /** Gets what was done, for those who cannot see it. */
  onTold: (words: string) => void;
  onDone: () => void;
}

/** SPEC B10, D13: the words of a picture in the box, to be checked, and to be read once more by a model. */
export function PictureWords(props: PictureWordsProps) {
  const { box, name, picture, words, text, call, onTaking, onReading, onTold, onDone } = props;
  const t = useTranslations("intake");
  const [byModel, setByModel] = useState<{ words: string; model: string } | null>(null);
  const select = (start: number, end: number) => {
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
  };
  const take = (next: string, { model }: NamedReader) => {
    if (box.current === null) return;
    onReading(next);
    const old = byModel?.words ?? words;
    if (old === "") appendText(box.current, next);
    else replaceWords(box.current, old, next);
    setByModel({ words: next, model });
    onTold(t("takenByModel", { name, model }));
  };
  return (
    <PictureCheck
      name={name}
      picture={byModel === null ? picture : { ...picture, doubtful: [] }}
      model={byModel?.model ?? null}
      hasWords={byModel !== null || words !== ""}
      text={text}
      onWord={select}
      onDone={onDone}
    >
      {call !== null && (
        <PictureByModel
          name={name}
          picture={picture.shown}
          call={call}
          onReading={(isReading) => onTaking(isReading ? t("reading", { name }) : null)}
          onWords={take}
        />
      )}
    </PictureCheck>
  );
}
