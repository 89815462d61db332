"use client";

import { type ComponentType, lazy } from "react";

/**
 * Stands for `next/dynamic` in a browser (next.config.mjs): Next's own brings 1.2 kB that only a server needs, which tells
 * the browser what to fetch. The elements are the same, empty place included, so that React finds the server's ids.
 */
// biome-ignore lint/style/noDefaultExport: next/dynamic exports its function as the default.
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function DynamicPart(props: Props) {
    return (
      <>
        {null}
        <Part {...props} />
      </>
    );
  };
}
