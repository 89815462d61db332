import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { firstRead } from "@/app/first-read";
import { findEventStatus } from "@/lib/events/data";
import { EventScreen } from "./event-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("event");
  // Whoever has the address may look (SPEC D4), so search engines must not list it.
  return { title: t("pageTitle"), robots: { index: false, follow: false } };
}

interface EventPageProps {
  params: Promise<{ id: string }>;
}

export default async function EventPage({ params }: EventPageProps) {
  const { id } = await params;
  const first = await firstRead((viewer) => findEventStatus({ id, ...viewer, now: new Date() }));
  return <EventScreen eventId={id} first={first} />;
}
