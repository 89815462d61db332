import { CornerDownLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Switch } from "@/components/ui/switch";
import { useAfterPaint } from "@/components/ui/use-after-paint";
import type { ChosenParts } from "./chosen-parts";

interface ComposerToolbarProps {
  id: string;
  textLength: number;
  lengthMax: number;
  /** The parts of a longer text. */
  long: ChosenParts | null;
  reader: string;
  isReaderMissing: boolean;
  usesModel: boolean;
  isBusy: boolean;
  isSubmitDisabled: boolean;
  /** What else the text can be filled from. */
  children: ReactNode;
  onUsesModelChange: (usesModel: boolean) => void;
  onSubmit: () => void;
  onSettings: () => void;
  onSettingsAhead: () => void;
}

/** The row below the text: who reads it, how long it is, and the button. */
export function ComposerToolbar(props: ComposerToolbarProps) {
  const { id, lengthMax, long, isBusy } = props;
  const t = useTranslations("chat");
  // The letter comes first: to lay out another number would delay it.
  const count = useAfterPaint(props.textLength);
  const isOverLimit = count > lengthMax;
  const tone = long?.sentText ? "text-ink-soft" : "text-danger";
  const readerId = `${id}-reader`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-2xl px-3 pt-1 pb-3 sm:px-4">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3 pl-2">
        <Switch
          label={t("useModel")}
          isOn={props.usesModel}
          onChange={props.onUsesModelChange}
          isDisabled={isBusy}
          isQuiet={props.isReaderMissing}
          describedBy={readerId}
        />
        <p className="min-w-0 text-xs leading-snug text-ink-faint">
          <span id={readerId}>{props.reader}</span>{" "}
          {props.isReaderMissing && (
            <button
              type="button"
              onClick={props.onSettings}
              onPointerEnter={props.onSettingsAhead}
              onFocus={props.onSettingsAhead}
              className="rounded font-medium text-accent-ink underline-offset-2 hover:underline"
            >
              {t("readerSettings")}
            </button>
          )}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-3">
        <div className="min-w-18 text-right text-xs">
          <p className={classNames("tabular-nums", isOverLimit ? `font-semibold ${tone}` : "text-ink-faint")}>
            {count} / {lengthMax}
          </p>
          <p id={`${id}-over`} role="status" className={tone}>
            {isOverLimit && (long?.sentText ?? t("overLimit", { over: count - lengthMax }))}
          </p>
        </div>
        {props.children}
        <Button variant="primary" disabled={props.isSubmitDisabled} onClick={props.onSubmit}>
          {isBusy ? t("submitting") : t("submit")}
          {long?.submitText && <span className="max-sm:sr-only"> {long.submitText}</span>}
          <CornerDownLeft aria-hidden="true" className="size-4 opacity-70" />
        </Button>
      </div>
    </div>
  );
}
