"use client";

import dynamic from "next/dynamic";
import { firstPart } from "@/components/ui/late-part";
import { lateCode } from "@/lib/api/late-code";

/** The pickers and collapsible cards of a card; to be fetched before a card is expanded. */
export const cardBodyCode = lateCode(async () => (await import("./card-body")).CardBody);

/** The same, for a page that shows it from the start: the browser is told to fetch it with the page's own code. */
const PageCardBody = dynamic(async () => (await import("./card-body")).CardBody);

/** The body of a card, which a group of collapsed cards does not show at first. */
export const FirstCardBody = firstPart(cardBodyCode, PageCardBody);
