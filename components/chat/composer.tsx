"use client";

import { useTranslations } from "next-intl";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "@/components/ui/class-names";
import { giveFirstFocus, hasFirstFocus } from "@/components/ui/first-focus";
import { isComposing } from "@/components/ui/is-composing";
import { latePart } from "@/components/ui/late-part";
import type { ApiError } from "@/lib/api/api-error";
import type { ReadText } from "@/lib/extraction/live/text-marks";
import type { ModelCall } from "@/lib/pictures/read-by-model";
import { boxTextClassName } from "./box-text-class-name";
import type { ChosenParts } from "./chosen-parts";
import { ComposerToolbar } from "./composer-toolbar";
import { FileButton } from "./file-button";
import { optionId } from "./suggestion";
import { useHandOver } from "./use-hand-over";
import { suggestionCode, useSuggestions } from "./use-suggestions";

const LateSuggestionList = latePart(async () => (await suggestionCode.fetch()).SuggestionList);
const LateIntake = latePart(async () => (await import("./intake")).Intake);
const LateTextMarks = latePart(async () => (await import("./text-marks")).TextMarks);

interface ComposerProps {
  text: string;
  lengthMax: number;
  /** The parts of a text that is longer; null for any other, and while they are not known. */
  long: ChosenParts | null;
  isBlank: boolean;
  isBusy: boolean;
  usesModel: boolean;
  /** Who will read the text, in a sentence (SPEC S17). */
  reader: string;
  /** True when the visitor wants a model but none can be asked, so that the link to the settings is offered. */
  isReaderMissing: boolean;
  /** The model that may be asked to read a picture (SPEC D13); null for none. */
  modelCall: ModelCall | null;
  errorId: string | undefined;
  /** What is understood of the text, or of the one before the last keys. */
  read: ReadText;
  /** What is understood, below the suggestions (SPEC S18). */
  children: ReactNode;
  /** Called when the visitor comes to the text box. */
  onTouch: () => void;
  onTextChange: (text: string) => void;
  /** What is offered for a text that is longer than `lengthMax`. */
  renderTooLong: (box: RefObject<HTMLTextAreaElement | null>) => ReactNode;
  /** Called with the group that a calendar file became (SPEC B10). */
  onImported: (groupId: string) => void;
  onFailed: (failure: ApiError) => void;
  onUsesModelChange: (usesModel: boolean) => void;
  onSubmit: () => void;
  /** Gets the text box, which takes the focus if the link is gone when the settings close. */
  onSettings: (box: HTMLTextAreaElement | null) => void;
  /** Called when the settings may be opened soon. */
  onSettingsAhead: () => void;
}

/** SPEC S10–S13, S17: the text, its suggestions, and its actions. */
export function Composer(props: ComposerProps) {
  const { text, lengthMax, long, isBlank, isBusy, errorId } = props;
  const t = useTranslations("chat");
  const undo = useTranslations("app")("undo");
  const say = useTranslations("suggestions");
  const id = useId();
  const listId = `${id}-suggestions`;
  const box = useRef<HTMLTextAreaElement>(null);
  const [shownList, setShownList] = useState<HTMLDivElement | null>(null);
  const isOverLimit = text.length > lengthMax;
  const isTooLong = isOverLimit && !long?.words;
  const left = isTooLong ? undefined : long?.left;
  const [handed, setHanded] = useHandOver(box);
  /** What is done with a file, in words. */
  const [taking, setTaking] = useState<string | null>(null);
  const list = useSuggestions({
    text,
    onTake: (position) => {
      const asked = { text, position, say, words: { replaced: t("replaced"), undo } };
      return (box.current && suggestionCode.now()?.takeSuggestion(box.current, asked)) ?? text;
    },
  });

  useEffect(() => {
    if (box.current !== null) giveFirstFocus(box.current);
  }, []);

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    const isSubmit = event.key === "Enter" && !event.shiftKey;
    if (!list.handleKey(event) && !isSubmit) return;
    event.preventDefault();
    if (isSubmit && list.active === null && taking === null) props.onSubmit();
  };

  return (
    <div className="flex flex-col gap-3">
      <div
        data-keep-clear=""
        className="rounded-2xl border border-line-strong bg-surface shadow-high transition-colors focus-within:border-accent"
      >
        <div className="relative">
          {(props.read.drafts.length > 0 || isOverLimit) && (
            <LateTextMarks box={box} text={text} read={props.read} lengthMax={lengthMax} left={left} />
          )}
          <ComposerBox
            boxRef={box}
            text={text}
            aria-invalid={isTooLong}
            aria-describedby={`${id}-helper ${id}-over ${errorId ?? ""}`}
            aria-controls={shownList?.id}
            aria-activedescendant={
              shownList && list.active !== null ? optionId(listId, list.active) : undefined
            }
            onFocus={() => {
              list.onFocus();
              if (!hasFirstFocus(box.current)) props.onTouch();
            }}
            onPointerDown={props.onTouch}
            onBlur={list.onBlur}
            onKeyDown={handleKey}
            onChange={(next) => {
              list.onTextChange();
              props.onTextChange(next);
            }}
          />
        </div>
        <ComposerToolbar
          id={id}
          textLength={text.length}
          lengthMax={lengthMax}
          long={long}
          reader={props.reader}
          isReaderMissing={props.isReaderMissing}
          usesModel={props.usesModel}
          onUsesModelChange={props.onUsesModelChange}
          isBusy={isBusy}
          isSubmitDisabled={isBlank || isTooLong || isBusy || taking !== null}
          onSubmit={props.onSubmit}
          onSettings={() => props.onSettings(box.current)}
          onSettingsAhead={props.onSettingsAhead}
        >
          <FileButton isDisabled={isBusy || taking !== null} onChoose={setHanded} />
        </ComposerToolbar>
      </div>
      {list.isOpen && (
        <LateSuggestionList
          id={listId}
          listRef={setShownList}
          label={t("suggestions")}
          active={list.active}
          onTake={list.take}
        />
      )}
      {isOverLimit && props.renderTooLong(box)}
      <p id={`${id}-helper`} className="min-h-5 px-1 text-center text-sm text-ink-faint">
        {taking !== null ? taking : text === "" ? t("helper") : t("helperTyping")}
      </p>
      <p role="status" className="sr-only">
        {list.isOpen && shownList && t("suggestionCount", { count: shownList.childElementCount })}
      </p>
      {handed !== null && (
        <LateIntake
          box={box}
          handed={handed}
          isBusy={isBusy || taking !== null}
          text={text}
          call={props.modelCall}
          onTaking={setTaking}
          onImported={props.onImported}
          onFailed={props.onFailed}
        />
      )}
      {props.children}
    </div>
  );
}

interface ComposerBoxProps extends Omit<ComponentProps<"textarea">, "onChange"> {
  boxRef: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Called with a letter behind others once it is painted, and with any other change at once. */
  onChange: (text: string) => void;
}

/**
 * WAI-ARIA 1.2 allows the combobox role only on single-line text boxes; a multi-line box may have these attributes.
 *
 * The box holds its own text, and is given one that comes from elsewhere: React keeps the text of a controlled one as its default
 * as well, and a browser styles the box anew for that, which delays each letter.
 */
function ComposerBox({ boxRef, text, onChange, ...attributes }: ComposerBoxProps) {
  const t = useTranslations("chat");
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (box && box.value !== text) box.value = text;
  }, [boxRef, text]);
  const change = (box: HTMLTextAreaElement) => {
    const code = suggestionCode.now();
    if (text === "" || code === null) onChange(box.value);
    else code.changeAfterPaint(box, onChange);
  };
  return (
    <textarea
      ref={boxRef}
      aria-label={t("textLabel")}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      placeholder={t("placeholder")}
      enterKeyHint="send"
      onChange={(event) => change(event.target)}
      {...attributes}
      className={classNames(
        // Before what lies behind it, which a later part of the page would otherwise cover.
        "relative field-sizing-content block max-h-96 min-h-36 w-full resize-none rounded-t-2xl bg-transparent outline-none",
        boxTextClassName,
      )}
    />
  );
}
