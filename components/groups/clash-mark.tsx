import { classNames } from "@/components/ui/class-names";

/** Where events overlap: a shape of its own, so that it is not told by its colour alone. */
export function ClashMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-clash=""
      className={classNames(
        "size-2 shrink-0 rotate-45 rounded-[1px] bg-warning forced-colors:bg-[Highlight]",
        className,
      )}
    />
  );
}
