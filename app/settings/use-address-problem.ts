"use client";

import { useTranslations } from "next-intl";

/** Why a text cannot be the address of a model server, in words; the server decides whether it is allowed (SPEC D6). */
export function useAddressProblem(): (address: string) => string | null {
  const t = useTranslations("settings");
  return (address) => {
    const { protocol } = URL.parse(address) ?? {};
    return protocol === "http:" || protocol === "https:" ? null : t("addressWrong");
  };
}
