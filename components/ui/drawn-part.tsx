"use client";

import { type ComponentType, useState } from "react";
import { latePart } from "./late-part";
import { useHydrated } from "./use-hydrated";

/**
 * A component whose code only those pages fetch that show it. A page that shows it from the start is drawn with it on the
 * server, by `PagePart`, the same component by `next/dynamic`, and waits for its code; later it is shown once that is there.
 */
export function drawnPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  PagePart: ComponentType<Props>,
): ComponentType<Props> {
  const NewPart = latePart(load);
  return function DrawnPart(props: Props) {
    const isHydrated = useHydrated();
    const [isFirst] = useState(() => !isHydrated);
    return isFirst ? <PagePart {...props} /> : <NewPart {...props} />;
  };
}
