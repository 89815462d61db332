"use client";

import { Menu } from "@base-ui/react/menu";
import { Settings } from "lucide-react";
import { useTranslations } from "next-intl";
import { MenuBackdrop } from "@/components/ui/menu-backdrop";
import { useOpenedByKey } from "@/components/ui/use-opened-by-key";
import { Avatar } from "./avatar";
import { avatarButtonClassName, menuItemClassName, menuPopupClassName } from "./menu-class-names";

export interface AccountMenuProps {
  name: string;
  email: string;
  /** Called with the button that opened the menu and gets the focus back afterwards. */
  onSettings: (trigger: HTMLElement | null) => void;
  isOpenedByKey: boolean;
}

/** SPEC S2. Open from the start, since it is fetched when it is first opened. */
export function AccountMenu({ name, email, onSettings, isOpenedByKey }: AccountMenuProps) {
  const t = useTranslations("header");
  const trigger = useOpenedByKey(isOpenedByKey);
  return (
    <Menu.Root defaultOpen={!isOpenedByKey}>
      <Menu.Trigger ref={trigger} aria-label={t("account")} className={avatarButtonClassName}>
        <Avatar className="size-8 rounded-full" />
      </Menu.Trigger>
      <Menu.Portal>
        <MenuBackdrop />
        <Menu.Positioner role="region" aria-label={t("account")} align="end" sideOffset={8} className="z-50">
          <Menu.Popup className={menuPopupClassName}>
            <div className="flex items-center gap-3 px-2.5 pt-2 pb-3">
              <Avatar className="size-9 rounded-full" />
              <div className="min-w-0 leading-tight">
                <p className="font-semibold">{name}</p>
                <p className="truncate text-sm text-ink-soft">{email}</p>
              </div>
            </div>
            <div className="border-t border-line pt-1.5">
              <Menu.Item onClick={() => onSettings(trigger.current)} className={menuItemClassName}>
                <Settings aria-hidden="true" className="size-4 text-ink-faint" />
                {t("settings")}
              </Menu.Item>
            </div>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
