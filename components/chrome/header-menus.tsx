"use client";

import { Menu as MenuIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClassName } from "@/components/ui/button";
import { LazyMenuTrigger } from "@/components/ui/lazy-menu-trigger";
import type { AccountMenuProps } from "./account-menu";
import { Avatar } from "./avatar";
import { avatarButtonClassName } from "./menu-class-names";
import type { NavigationLink } from "./navigation-link";

const loadAccountMenu = () => import("./account-menu");
const loadMobileMenu = () => import("./mobile-menu");

/** The avatar and, once pressed, its menu. */
export function LazyAccountMenu(props: Omit<AccountMenuProps, "isOpenedByKey">) {
  const t = useTranslations();
  return (
    <LazyMenuTrigger
      label={t("header.account")}
      className={avatarButtonClassName}
      icon={<Avatar className="size-8 rounded-full" />}
      load={loadAccountMenu}
      failureText={t("errors.notLoaded")}
      renderMenu={({ AccountMenu }, isOpenedByKey) => (
        <AccountMenu {...props} isOpenedByKey={isOpenedByKey} />
      )}
    />
  );
}

/** The button of a narrow screen and, once pressed, the links behind it. */
export function LazyMobileMenu({ links }: { links: readonly NavigationLink[] }) {
  const t = useTranslations();
  return (
    <LazyMenuTrigger
      label={t("header.menu")}
      className={buttonClassName("quiet", "icon")}
      icon={<MenuIcon aria-hidden="true" className="size-5" />}
      load={loadMobileMenu}
      failureText={t("errors.notLoaded")}
      renderMenu={({ MobileMenu }, isOpenedByKey) => (
        <MobileMenu links={links} isOpenedByKey={isOpenedByKey} />
      )}
    />
  );
}
