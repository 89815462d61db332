import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { firstRead } from "@/app/first-read";
import { findGroup } from "@/lib/groups/data";
import { GroupScreen } from "./group-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("group");
  // Whoever has the address may look (SPEC D4), so search engines must not list it.
  return { title: t("pageTitle"), robots: { index: false, follow: false } };
}

interface GroupPageProps {
  params: Promise<{ id: string }>;
}

export default async function GroupPage({ params }: GroupPageProps) {
  const { id } = await params;
  const first = await firstRead((viewer) => findGroup({ id, ...viewer, now: new Date() }));
  return <GroupScreen groupId={id} first={first} />;
}
