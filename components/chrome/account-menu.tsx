"use client";

import { Menu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { Avatar } from "./avatar";
import { menuItemClassName, menuPopupClassName } from "./menu-class-names";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const themeKeys = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;

interface AccountMenuProps {
  name: string;
  email: string;
  theme: string | undefined;
  onThemeChange: (theme: Theme) => void;
}

export function AccountMenu({ name, email, theme, onThemeChange }: AccountMenuProps) {
  const t = useTranslations("header");
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={t("account")}
        className="grid size-9 place-items-center rounded-full transition-opacity hover:opacity-80"
      >
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
