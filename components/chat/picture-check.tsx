import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { placeOfWord } from "@/lib/intake/picture-words";
import type { ReadPicture } from "@/lib/intake/read-file";
import { useBestLanguage } from "./picture-progress";

interface PictureCheckProps {
  name: string;
  picture: ReadPicture;
  /** The model that read the words; null where they were read here. */
  model: string | null;
  /** False where no words were made out in it. */
  hasWords: boolean;
  /** What the box holds; a doubtful word that is no longer in it is mended. */
  text: string;
  /** Called with the place of a word in the box. */
  onWord: (start: number, end: number) => void;
  onDone: () => void;
  children: ReactNode;
}

/** An address for a picture, for as long as it is shown. */
function usePictureUrl(shown: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const next = URL.createObjectURL(shown);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [shown]);
  return url;
}

/** SPEC B10: the picture beside the words that were read of it, which can be wrong, and those that most likely are. */
export function PictureCheck(props: PictureCheckProps) {
  const { name, picture, model, hasWords, text, onWord, onDone, children } = props;
  const t = useTranslations("intake");
  const bestLanguage = useBestLanguage();
  const [isLarge, setIsLarge] = useState(false);
  const url = usePictureUrl(picture.shown);
  const told = () => {
    if (model !== null) return t("checkTextModel", { name, model });
    return hasWords ? `${t("checkText", { name })} ${bestLanguage}` : t("noWords", { name });
  };
  const doubtful = picture.doubtful.flatMap((word) => {
    const start = placeOfWord(text, word);
    return start === null ? [] : [{ word, start }];
  });
  return (
    <section
      aria-label={t("checkTitle")}
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-xl border border-accent-line bg-accent-soft p-3"
    >
      <button
        type="button"
        aria-expanded={isLarge}
        aria-label={t("enlarge", { name })}
        onClick={() => setIsLarge(!isLarge)}
        className={classNames(
          "overflow-hidden rounded-lg border border-accent-line bg-sunken",
          isLarge ? "w-full cursor-zoom-out" : "size-24 cursor-zoom-in",
        )}
      >
        {url !== null && (
          // biome-ignore lint/performance/noImgElement: it is in this browser alone
          <img src={url} alt="" className={isLarge ? "w-full" : "size-full object-cover object-top"} />
        )}
      </button>
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-1.5 text-sm">
        <h2 className="font-medium">{t("checkTitle")}</h2>
        <p className="text-ink-soft">{told()}</p>
        {doubtful.length > 0 && (
          <p className="flex flex-wrap items-center gap-2 text-ink-soft">
            {t("leastSure")}
            {doubtful.map(({ word, start }) => (
              <button
                key={word}
                type="button"
                onClick={() => onWord(start, start + word.length)}
                className="h-7 max-w-full truncate rounded-md border border-accent-line bg-surface px-2 text-ink hover:bg-hover pointer-coarse:h-9"
              >
                {word}
              </button>
            ))}
          </p>
        )}
      </div>
      <Button size="small" onClick={onDone}>
        <Check aria-hidden="true" className="size-4 text-ink-faint" />
        {t("checked")}
      </Button>
      {children}
    </section>
  );
}
