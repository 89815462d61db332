"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { latePart } from "@/components/ui/late-part";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { JoinButtonProps } from "./join-button";

const load = async () => (await import("./join-button")).JoinButton;
/** For a page that shows it from the start, which is drawn with it on the server. */
const PageJoinButton = dynamic(load);
const NewJoinButton = latePart(load);

/** The button to join, whose code only a page with a link fetches. */
export function LateJoinButton(props: JoinButtonProps) {
  const isHydrated = useHydrated();
  const [isFirst] = useState(() => !isHydrated);
  return isFirst ? <PageJoinButton {...props} /> : <NewJoinButton {...props} />;
}
