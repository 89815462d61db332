"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ChoiceRow, type ChosenRow } from "./choice-row";

/** How many are shown before the visitor asks for the rest. */
const shownMax = 6;

/** Events that are in question, the first of them at first. */
export function ChoiceList({ rows }: { rows: readonly ChosenRow[] }) {
  const t = useTranslations("checks");
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || rows.length <= shownMax + 1 ? rows : rows.slice(0, shownMax);
  const restCount = rows.length - shown.length;
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map(({ id, ...row }) => (
          <ChoiceRow key={id} {...row} />
        ))}
      </ul>
      {restCount > 0 && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setIsWhole(true)}>
          {t("more", { count: restCount })}
        </Button>
      )}
    </>
  );
}
