"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { showToast } from "@/components/ui/show-toast";
import type { ApiError } from "@/lib/api/api-error";
import { lateCode } from "@/lib/api/late-code";
import { useImportGroup } from "@/lib/groups/use-import-group";
import type { Enclosed, FileContent } from "@/lib/intake/read-file";
import { readableFiles } from "@/lib/intake/readable-files";
import type { ModelCall } from "@/lib/pictures/read-by-model";
import { visitorTimeZone } from "@/lib/time/visitor-zone";
import { DropTarget } from "./drop-target";
import { EnclosedOffer } from "./enclosed-offer";
import { PictureProgress } from "./picture-progress";
import { PictureWords } from "./picture-words";
import { appendText, insertText } from "./replace-text";
import type { HandedOver } from "./use-hand-over";
import { useTakeFiles } from "./use-take-files";
import { useTakeShare } from "./use-take-share";
import { useTakenFile } from "./use-taken-file";

const htmlCode = lateCode(() => import("@/lib/intake/html-lines"));

interface IntakeProps {
  box: RefObject<HTMLTextAreaElement | null>;
  handed: HandedOver;
  /** Nothing is taken then. */
  isBusy: boolean;
  /** What the box holds. */
  text: string;
  /** The model that may be asked to read a picture (SPEC D13); null for none. */
  call: ModelCall | null;
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

interface PasteInto {
  box: RefObject<HTMLTextAreaElement | null>;
  takeFiles: (files: readonly File[]) => void;
}

/** The files that were handed over, or the calendar whose source was pasted. */
const filesOf = ({ files = [], plain = "" }: HandedOver): readonly File[] =>
  files.length === 0 && plain !== "" ? [new File([plain], "calendar.ics")] : files;

/** Puts what was copied from a page into the box, with its lines and tables. */
function takePaste({ html = "", plain = "", files = [] }: HandedOver, { box, takeFiles }: PasteInto): void {
  const insert = (words: string | null) => {
    // A picture of a page is copied with a line of HTML that names it.
    if (!words && !plain) takeFiles(files);
    else if (box.current !== null) insertText(box.current, words || plain);
  };
  htmlCode.fetch().then(
    ({ linesOfHtml }) => insert(linesOfHtml(html)),
    () => insert(plain),
  );
}

interface OffersProps {
  sharedCalendar: string | null;
  enclosed: Enclosed | null;
  isBusy: boolean;
  onCalendar: (calendar: string) => void;
  onPdf: (pdf: File) => void;
}

/** The calendar of a share, and what came with a mail. */
function Offers({ sharedCalendar, enclosed, isBusy, onCalendar, onPdf }: OffersProps) {
  const { calendar, pdf } = enclosed ?? {};
  return (
    <>
      {sharedCalendar !== null && (
        <EnclosedOffer
          kind="calendar"
          isShared
          isDisabled={isBusy}
          onTake={() => onCalendar(sharedCalendar)}
        />
      )}
      {calendar && <EnclosedOffer kind="calendar" isDisabled={isBusy} onTake={() => onCalendar(calendar)} />}
      {pdf && <EnclosedOffer kind="pdf" isDisabled={isBusy} onTake={() => onPdf(pdf)} />}
    </>
  );
}

/** SPEC B10: what is handed over goes into the text box as words, read in this browser; a calendar becomes a group as it is. */
export function Intake(props: IntakeProps) {
  const { box, handed, isBusy, text, call, onTaking, onImported, onFailed } = props;
  const t = useTranslations("intake");
  const failureText = useTranslations("errors")("notLoaded");
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState("");
  const { check, enclosed, take, addReading, forgetPicture } = useTakenFile(text);
  const [sharedCalendar, setSharedCalendar] = useState<string | null>(null);
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
  /** A model may make out what could not be made out here. */
  const takeWordless = (name: string, shown: Blob) => {
    setTold(t("noWords", { name }));
    take(name, { text: "", enclosed: null, picture: { shown, doubtful: [] } });
    box.current?.focus();
  };
  const settle = (name: string, content: FileContent) => {
    // Any site can send a browser here with a share, so nothing is made of one without a press.
    const isShared = handed.how === "share";
    if (content.kind === "calendar" && !isShared) {
      takeCalendar(content.calendar);
      return;
    }
    onTaking(null);
    if (content.kind === "calendar") {
      setSharedCalendar(content.calendar);
      return;
    }
    setTold(content.kind === "text" ? t(content.picture ? "takenPicture" : "taken", { name }) : "");
    if (content.kind === "wordless" && call !== null) takeWordless(name, content.shown);
    else if (content.kind === "wordless") showToast({ type: "warning", message: t("noWords", { name }) });
    else if (content.kind === "refused") showToast({ type: "warning", message: t(content.reason, { name }) });
    else if (content.kind === "stopped") box.current?.focus();
    else if (box.current !== null) {
      appendText(box.current, content.text);
      take(name, content);
    }
  };
  const fail = () => {
    onTaking(null);
    showToast({ type: "error", message: failureText });
  };
  const { takeFiles, progress, stop } = useTakeFiles({
    onStart: (name) => {
      onTaking(t("reading", { name }));
      setTold(t("reading", { name }));
    },
    // What shows how far it is names the file.
    onProgress: () => onTaking(""),
    onRead: settle,
    onFailed: fail,
  });
  const takeShare = useTakeShare({ box, takeFiles, onFailed: fail });
  useHanded(handed, (next) => {
    if (isBusy) return;
    if (next.how === "choose") input.current?.click();
    else if (next.how === "share") takeShare();
    else if (next.html) takePaste(next, { box, takeFiles });
    // While they are only dragged, a browser may tell of the files already.
    else if (next.how !== "dragover") takeFiles(filesOf(next));
  });

  const endCheck = () => {
    forgetPicture();
    box.current?.focus();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {told}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={readableFiles.join(",")}
        onChange={(event) => {
          takeFiles([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = "";
        }}
      />
      {progress !== null && <PictureProgress {...progress} onStop={stop} />}
      {check !== null && (
        <PictureWords
          {...{ ...check, box, text, call, onTaking }}
          onReading={addReading}
          onTold={setTold}
          onDone={endCheck}
        />
      )}
      {handed.how === "dragover" && !isBusy && <DropTarget hint={t("kinds")} />}
      <Offers
        {...{ sharedCalendar, enclosed, isBusy }}
        onCalendar={takeCalendar}
        onPdf={(pdf) => takeFiles([pdf])}
      />
    </>
  );
}
