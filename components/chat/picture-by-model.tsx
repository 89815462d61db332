"use client";

import { ScanText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { LoadingIndicator } from "@/components/ui/loading-indicator";
import type { ModelCall } from "@/lib/pictures/read-by-model";
import { fetchPictureReader } from "@/lib/pictures/requests";
import type { NamedReader } from "@/lib/wire/picture-schema";
import { useModelWords } from "./use-model-words";

interface PictureByModelProps {
  name: string;
  /** As it is shown, and sent if the visitor wants that. */
  picture: Blob;
  call: ModelCall;
  onReading: (isReading: boolean) => void;
  onWords: (words: string, reader: NamedReader) => void;
}

/** The name of its host is never cut. */
const offerClassName = "h-auto! min-h-9 max-w-full shrink! py-1.5 text-left whitespace-normal!";

/** The model that would read a picture, as this server says; null where none would, or while that is not known. */
function usePictureReader({ model, headers }: ModelCall): NamedReader | null {
  const hasKey = Object.keys(headers).length > 0;
  const { data } = useSWR(["picture-reader", model ?? "", hasKey], () => fetchPictureReader(model, hasKey));
  return data ?? null;
}

/** Gives the focus to what has taken the place of the pressed button. */
function useFocusAfter(stage: string) {
  const group = useRef<HTMLDivElement>(null);
  const last = useRef(stage);
  useEffect(() => {
    // The box has it once there are words.
    if (last.current !== stage && document.activeElement === document.body) group.current?.focus();
    last.current = stage;
  }, [stage]);
  return group;
}

/** SPEC D13: a model reads the picture if the visitor asks for it, knows where it goes, and presses again. */
export function PictureByModel({ name, picture, call, onReading, onWords }: PictureByModelProps) {
  const t = useTranslations("intake");
  const reader = usePictureReader(call);
  const { stage, failure, ask, cancel, send, stop } = useModelWords({ picture, call, onReading, onWords });
  const group = useFocusAfter(stage);
  if (reader === null) return null;
  const offer = t("modelOffer", { ...reader });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={group}
      role="group"
      aria-label={offer}
      tabIndex={-1}
      className="flex w-full flex-wrap items-center gap-2 border-t border-accent-line pt-3 text-sm outline-none"
    >
      {stage === "offered" && (
        <Button size="small" onClick={ask} className={offerClassName}>
          <ScanText aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{offer}</span>
        </Button>
      )}
      {stage === "asking" && (
        <>
          <p className="w-full [overflow-wrap:anywhere]">{t("modelAsk", { ...reader })}</p>
          <Button size="small" variant="primary" onClick={() => send(reader)}>
            {t("modelSend")}
          </Button>
          <Button size="small" onClick={cancel}>
            {t("modelKeep")}
          </Button>
        </>
      )}
      {stage === "reading" && (
        <>
          <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
            <LoadingIndicator label={t("modelReading", { ...reader, name })} />
          </span>
          <Button size="small" onClick={stop}>
            {t("stopReading")}
          </Button>
        </>
      )}
      <p role="status" className="w-full text-danger empty:hidden [overflow-wrap:anywhere]">
        {failure}
      </p>
    </div>
  );
}
