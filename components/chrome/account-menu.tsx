"use client";

import { Menu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useOpenedByKey } from "@/components/ui/use-opened-by-key";
import { Avatar } from "./avatar";
import { avatarButtonClassName, menuItemClassName, menuPopupClassName } from "./menu-class-names";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const themeKeys = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;

export interface AccountMenuProps {
  name: string;
  email: string;
  theme: string | undefined;
  onThemeChange: (theme: Theme) => void;
  isOpenedByKey: boolean;
}

/** SPEC S2. Open from the start, since it is fetched when it is first asked for. */
export function AccountMenu({ name, email, theme, onThemeChange, isOpenedByKey }: AccountMenuProps) {
  const t = useTranslations("header");
  const trigger = useOpenedByKey(isOpenedByKey);
  return (
    <Menu.Root defaultOpen={!isOpenedByKey}>
      <Menu.Trigger ref={trigger} aria-label={t("account")} className={avatarButtonClassName}>
        <Avatar className="size-8 rounded-full" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner role="region" aria-label={t("account")} align="end" sideOffset={8} className="z-50">
          <Menu.Popup className={menuPopupClassName}>
            <div className="flex items-center gap-3 px-2.5 pt-2 pb-3">
              <Avatar className="size-9 rounded-full" />
              <div className="min-w-0 leading-tight">
                <p className="font-semibold">{name}</p>
                <p className="truncate text-sm text-ink-soft">{email}</p>
              </div>
            </div>
            <Menu.RadioGroup
              value={theme}
              onValueChange={onThemeChange}
              className="border-t border-line pt-2"
            >
              <Menu.Group>
                <Menu.GroupLabel className="px-2.5 pt-0.5 pb-1 text-xs font-medium text-ink-faint">
                  {t("theme")}
                </Menu.GroupLabel>
                {themes.map((choice) => (
                  <Menu.RadioItem key={choice} value={choice} closeOnClick className={menuItemClassName}>
                    <span className="flex-1">{t(themeKeys[choice])}</span>
                    <Menu.RadioItemIndicator>
                      <Check aria-hidden="true" className="size-4 text-accent-ink" />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.Group>
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
