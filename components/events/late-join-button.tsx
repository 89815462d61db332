"use client";

import dynamic from "next/dynamic";
import { drawnPart } from "@/components/ui/drawn-part";

const load = async () => (await import("./join-button")).JoinButton;

/** The button to join, whose code only a page with a link fetches. */
export const LateJoinButton = drawnPart(load, dynamic(load));
