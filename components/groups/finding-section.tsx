import { useId } from "react";
import { Button } from "@/components/ui/button";
import { ChoiceList } from "./choice-list";
import type { ChosenRow } from "./choice-row";

/** A choice for all events of a section that are still open. */
interface ChoiceForAll {
  label: string;
  onTake: () => void;
}

interface FindingSectionProps {
  title: string;
  rows: readonly ChosenRow[];
  forAll: readonly ChoiceForAll[];
}

/** What was found of one kind, and the choices about each event and about all of them. */
export function FindingSection({ title, rows, forAll }: FindingSectionProps) {
  const titleId = useId();
  const isBusy = rows.some((row) => row.isBusy);
  return (
    <section aria-labelledby={titleId} className="mt-3.5 border-t border-line pt-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <h3 id={titleId} className="text-ink-faint">
          {title}
        </h3>
        {forAll.length > 0 && (
          <span className="-mx-3 flex flex-wrap sm:mx-0">
            {forAll.map(({ label, onTake }) => (
              <Button
                key={label}
                variant="quiet"
                size="small"
                aria-disabled={isBusy}
                onClick={() => !isBusy && onTake()}
              >
                {label}
              </Button>
            ))}
          </span>
        )}
      </div>
      <ChoiceList rows={rows} />
    </section>
  );
}
