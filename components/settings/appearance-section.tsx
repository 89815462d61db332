import { Monitor, Moon, Sun } from "lucide-react";
import { useTranslations } from "next-intl";
import { SegmentedChoice } from "@/components/ui/segmented-choice";
import { SelectField } from "@/components/ui/select-field";
import { SettingsSection } from "./settings-section";

type Theme = "system" | "light" | "dark";

interface Language {
  tag: string;
  /** In the language itself. */
  name: string;
}

interface AppearanceSectionProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  language: string;
  languages: readonly Language[];
  onLanguageChange: (tag: string) => void;
}

/** SPEC S8: theme and language. */
export function AppearanceSection(props: AppearanceSectionProps) {
  const t = useTranslations("settings");
  const tHeader = useTranslations("header");
  return (
    <SettingsSection title={t("appearance")}>
      <SegmentedChoice
        name="settings-theme"
        label={tHeader("theme")}
        value={props.theme}
        options={[
          { value: "system", label: tHeader("themeSystem"), icon: Monitor },
          { value: "light", label: tHeader("themeLight"), icon: Sun },
          { value: "dark", label: tHeader("themeDark"), icon: Moon },
        ]}
        onChange={props.onThemeChange}
      />
      <SelectField
        id="settings-language"
        label={t("language")}
        value={props.language}
        options={props.languages.map(({ tag, name }) => ({ value: tag, label: name }))}
        onChange={props.onLanguageChange}
      />
    </SettingsSection>
  );
}
