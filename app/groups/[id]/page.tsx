import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { firstRead } from "@/app/first-read";
import { GroupCalendar } from "@/components/groups/group-calendar";
import { PrintAgenda } from "@/components/groups/print-agenda";
import { findGroup } from "@/lib/groups/data";
import type { Group } from "@/lib/wire/group-schema";
import type { DrawnParts } from "./group-events";
import { GroupScreen } from "./group-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("group");
  // Whoever has the address may look (SPEC D4), so search engines must not list it.
  return { title: t("pageTitle"), robots: { index: false, follow: false } };
}

interface GroupPageProps {
  params: Promise<{ id: string }>;
}

const drawParts = ({ events, timezone }: Group): DrawnParts => ({
  days: <GroupCalendar events={events} />,
  agenda: <PrintAgenda events={events} homeZone={timezone} />,
});

export default async function GroupPage({ params }: GroupPageProps) {
  const { id } = await params;
  const first = await firstRead((viewer) => findGroup({ id, ...viewer, now: new Date() }));
  const drawn = first?.processing_complete === true ? drawParts(first) : null;
  return <GroupScreen groupId={id} first={first} drawn={drawn} />;
}
