import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";

/** Whether a model can be used with the present settings. */
export type ModelReadiness = keyof typeof readinessKeys;

const readinessKeys = {
  serverKey: "readinessServerKey",
  ownKey: "readinessOwnKey",
  noKeyNeeded: "readinessNoKeyNeeded",
  ownServer: "readinessOwnServer",
  keyMissing: "readinessKeyMissing",
  modelMissing: "readinessModelMissing",
} as const;

export interface ModelOption {
  id: string;
  label: string;
  /** The model's provider, the provider's own name for it, and who would be asked. */
  details: readonly string[];
  readiness: ModelReadiness;
}

interface ModelChoiceProps {
  options: readonly ModelOption[];
  value: string;
  onChange: (id: string) => void;
}

/** SPEC S8: the choice of the model that reads; each option says who would be asked, and whether it can be used. */
export function ModelChoice({ options, value, onChange }: ModelChoiceProps) {
  const t = useTranslations("settings");
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-sm font-medium">{t("model")}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-xl border border-line">
        {options.map(({ id, label, details, readiness }) => (
          <label
            key={id}
            className="flex min-h-14 cursor-pointer items-center gap-3 px-3.5 py-2 transition-colors hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="settings-model"
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1 leading-snug">
              <span className="block font-medium">{label}</span>
              <span className="block text-xs text-ink-faint wrap-anywhere">{details.join(" · ")}</span>
            </span>
            <span
              className={classNames(
                "shrink-0 text-xs",
                readiness === "keyMissing" || readiness === "modelMissing"
                  ? "text-ink-faint"
                  : "font-medium text-success",
              )}
            >
              {t(readinessKeys[readiness])}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
