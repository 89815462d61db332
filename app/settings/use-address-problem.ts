"use client";

import { useTranslations } from "next-intl";

/** Why a text cannot be the address of a model server, in words; whether it may be one is the server's to say (SPEC D6). */
export function useAddressProblem(): (address: string) => string | null {
  const t = useTranslations("settings");
  return (address) => {
    const { protocol } = URL.parse(address) ?? {};
    return protocol === "http:" || protocol === "https:" ? null : t("addressWrong");
  };
}
