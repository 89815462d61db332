import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { TextLink, TextPage, TextSection } from "@/components/chrome/text-page";
import { rowKeys } from "@/components/groups/row-keys";
import { KeyList } from "@/components/ui/key-list";
import { pageWords } from "@/lib/messages/page-words";
import { textLengthMax, textParts } from "@/lib/wire/text-limits";

export async function generateMetadata(): Promise<Metadata> {
  return { title: pageWords(await getLocale(), "help")("title") };
}

const habits = ["writeWhen", "writeEach", "writeEnd", "writeRepeat", "writePaste", "writeFile"] as const;
const examples = ["exampleOne", "exampleSpan", "exampleSeries", "exampleDays", "exampleList"] as const;
const boxKeys = [
  { keys: ["Enter"], name: "keyCreate" },
  { keys: ["Shift + Enter"], name: "keyLine" },
  { keys: ["↓", "↑"], name: "keySuggest" },
  { keys: ["Esc"], name: "keyClose" },
] as const;
const cardKeys = [
  { keys: ["Ctrl + Enter", "⌘ + Enter"], name: "keySave" },
  { keys: ["Esc"], name: "keyCancel" },
] as const;

/** SPEC S1: how to write so that it is read well, and what the keys do. */
export default async function HelpPage() {
  const locale = await getLocale();
  const t = pageWords(locale, "help");
  const tKeys = await getTranslations("keys");
  return (
    <TextPage title={t("title")} lead={t("lead")}>
      <TextSection id="writing" title={t("writeTitle")}>
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-faint">
          {habits.map((habit) => (
            <li key={habit} className="pl-1">
              {t(habit, { max: textLengthMax, parts: textParts.max })}
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="examples" title={t("examplesTitle")}>
        <ul className="flex flex-col gap-2">
          {examples.map((example) => (
            <li
              key={example}
              className="rounded-xl border border-line bg-surface px-4 py-2.5 whitespace-pre-line text-ink"
            >
              {t(example)}
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="checking" title={t("checkTitle")}>
        <p>{t("checkLight")}</p>
        <p>{t("checkDoubt")}</p>
        <p>{t("checkUnused")}</p>
      </TextSection>
      <TextSection id="calendar" title={t("takeTitle")}>
        <p>{t("takeAll")}</p>
        <p>{t("takeFeed")}</p>
      </TextSection>
      <TextSection id="app" title={t("installTitle")}>
        <p>{t("installText")}</p>
      </TextSection>
      <TextSection id="keys" title={t("keysTitle")}>
        <p>{t("keysText")}</p>
        <TextLink href="/privacy#keys">{t("keysMore")}</TextLink>
      </TextSection>
      <TextSection id="shortcuts" title={t("shortcutsTitle")}>
        <h3 className="pt-1 text-sm font-medium text-ink-faint">{t("shortcutsText")}</h3>
        <KeyList rows={boxKeys.map(({ keys, name }) => ({ keys, label: t(name) }))} />
        <h3 className="pt-3 text-sm font-medium text-ink-faint">{t("shortcutsRows")}</h3>
        <KeyList rows={rowKeys.map(({ keys, name }) => ({ keys, label: tKeys(name) }))} />
        <h3 className="pt-3 text-sm font-medium text-ink-faint">{t("shortcutsCard")}</h3>
        <KeyList rows={cardKeys.map(({ keys, name }) => ({ keys, label: t(name) }))} />
      </TextSection>
    </TextPage>
  );
}
