"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { showToast } from "@/components/ui/show-toast";
import type { ApiError } from "@/lib/api/api-error";
import { lateCode } from "@/lib/api/late-code";
import { useImportGroup } from "@/lib/groups/use-import-group";
import type { Enclosed, FileContent } from "@/lib/intake/read-file";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import { DropTarget } from "./drop-target";
import { EnclosedOffer } from "./enclosed-offer";
import { appendText, insertText } from "./replace-text";
import type { HandedOver } from "./use-hand-over";

const htmlCode = lateCode(() => import("@/lib/intake/html-lines"));
const fileCode = lateCode(() => import("@/lib/intake/read-file"));

const accepted =
  ".eml,.pdf,.ics,.txt,.md,.csv,.tsv,.html,.htm,message/rfc822,application/pdf,text/calendar,text/plain,text/markdown,text/csv,text/html";

interface IntakeProps {
  box: RefObject<HTMLTextAreaElement | null>;
  handed: HandedOver;
  /** Nothing is taken then. */
  isBusy: boolean;
  /** True while the box holds nothing, of which there is no calendar to offer. */
  isBlank: boolean;
  /** Gets what is done with a file, in words; null when it is done. */
  onTaking: (words: string | null) => void;
  onImported: (groupId: string) => void;
  onFailed: (failure: ApiError) => void;
}

/** Takes what is handed over once: React runs an effect twice in development. */
function useHanded(handed: HandedOver, take: (handed: HandedOver) => void): void {
  const last = useRef<HandedOver>(null);
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (last.current !== handed) takeNow(handed);
    last.current = handed;
  }, [handed]);
}

/** SPEC B10: what is handed over goes into the text box as words, read in this browser; a calendar becomes a group as it is. */
export function Intake({ box, handed, isBusy, isBlank, onTaking, onImported, onFailed }: IntakeProps) {
  const t = useTranslations("intake");
  const failureText = useTranslations("errors")("notLoaded");
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState("");
  const [offered, setOffered] = useState<Enclosed | null>(null);
  const importGroup = useImportGroup({
    onCreated: onImported,
    onFailed: (failure) => {
      onTaking(null);
      onFailed(failure);
    },
  });

  const takeCalendar = (calendar: string) => {
    onTaking(t("making"));
    void importGroup({ calendar, timezone: visitorTimeZone() });
  };
  const settle = (name: string, content: FileContent) => {
    if (content.kind === "calendar") {
      takeCalendar(content.calendar);
      return;
    }
    onTaking(null);
    setTold(content.kind === "text" ? t("taken", { name }) : "");
    if (content.kind === "refused") showToast({ type: "warning", message: t(content.reason, { name }) });
    else if (box.current !== null) {
      setOffered(content.enclosed);
      appendText(box.current, content.text);
    }
  };
  const fail = () => {
    onTaking(null);
    showToast({ type: "error", message: failureText });
  };
  const takeFiles = ([file, ...others]: readonly File[]) => {
    if (file === undefined) return;
    const { name } = file;
    if (others.length > 0) showToast({ type: "info", message: t("oneAtATime", { name }) });
    onTaking(t("reading", { name }));
    setTold(t("reading", { name }));
    fileCode
      .fetch()
      .then(({ readFile }) => readFile(file))
      .then((content) => settle(name, content), fail);
  };
  const takePaste = (html: string, plain = "") => {
    const insert = (text: string | null) => box.current && insertText(box.current, text || plain);
    htmlCode.fetch().then(
      ({ linesOfHtml }) => insert(linesOfHtml(html)),
      () => insert(plain),
    );
  };
  useHanded(handed, (next) => {
    if (isBusy) return;
    if (next.how === "choose") input.current?.click();
    else if (next.html) takePaste(next.html, next.plain);
    // While they are only dragged, a browser may tell of the files already.
    else if (next.how !== "dragover") takeFiles(next.files ?? []);
  });

  const { calendar, pdf } = offered ?? {};
  return (
    <>
      <p role="status" className="sr-only">
        {told}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        onChange={(event) => {
          takeFiles([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = "";
        }}
      />
      {handed.how === "dragover" && !isBusy && <DropTarget />}
      {calendar && !isBlank && (
        <EnclosedOffer kind="calendar" isDisabled={isBusy} onTake={() => takeCalendar(calendar)} />
      )}
      {pdf && !isBlank && <EnclosedOffer kind="pdf" isDisabled={isBusy} onTake={() => takeFiles([pdf])} />}
    </>
  );
}
