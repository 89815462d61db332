"use client";

import { Menu } from "@base-ui/react/menu";
import { Menu as MenuIcon } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClassName } from "@/components/ui/button";
import { MenuBackdrop } from "@/components/ui/menu-backdrop";
import { useOpenedByKey } from "@/components/ui/use-opened-by-key";
import { menuItemClassName, menuPopupClassName } from "./menu-class-names";
import type { NavigationLink } from "./navigation-link";

interface MobileMenuProps {
  links: readonly NavigationLink[];
  isOpenedByKey: boolean;
}

/** The header's links on a narrow screen (SPEC S2). Open from the start, since it is fetched when it is first opened. */
export function MobileMenu({ links, isOpenedByKey }: MobileMenuProps) {
  const t = useTranslations("header");
  const trigger = useOpenedByKey(isOpenedByKey);
  return (
    <Menu.Root defaultOpen={!isOpenedByKey}>
      <Menu.Trigger ref={trigger} aria-label={t("menu")} className={buttonClassName("quiet", "icon")}>
        <MenuIcon aria-hidden="true" className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <MenuBackdrop />
        <Menu.Positioner role="region" aria-label={t("menu")} align="start" sideOffset={8} className="z-50">
          <Menu.Popup className={menuPopupClassName}>
            {links.map(({ href, label }) => (
              <Menu.LinkItem
                key={href}
                closeOnClick
                render={<Link href={href} />}
                className={menuItemClassName}
              >
                {label}
              </Menu.LinkItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
