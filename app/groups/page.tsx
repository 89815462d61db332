import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { firstRead } from "@/app/first-read";
import { listGroups } from "@/lib/groups/data";
import { toGroupRows } from "@/lib/groups/group-row";
import { groupQuerySchema } from "@/lib/wire/group-schema";
import { groupRowsMax } from "@/lib/wire/text-limits";
import { GroupListScreen } from "./group-list-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("groups");
  return { title: t("title") };
}

interface GroupsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** SPEC S19: the visitor's own groups; `?search=` is what they are searched for. */
export default async function GroupsPage({ searchParams }: GroupsPageProps) {
  const asked = groupQuerySchema.shape.search.safeParse((await searchParams).search);
  const search = asked.data ?? "";
  const first = await firstRead((viewer) => listGroups(viewer, { limit: groupRowsMax, search }));
  return <GroupListScreen firstSearch={search} first={first && toGroupRows(first, search)} />;
}
