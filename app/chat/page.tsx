import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { firstRead } from "@/app/first-read";
import { readModelOffer } from "@/app/read-model-offer";
import { earlyEnterScript } from "@/components/ui/early-enter-script";
import { listGroups } from "@/lib/groups/data";
import { recentGroupsMax } from "@/lib/wire/text-limits";
import { ChatScreen } from "./chat-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("chat");
  return { title: t("title") };
}

export default async function ChatPage() {
  const recent = await firstRead((viewer) => listGroups(viewer, { limit: recentGroupsMax }));
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <>
      <script nonce={nonce}>{earlyEnterScript}</script>
      <ChatScreen firstRecent={recent} offer={await readModelOffer()} />
    </>
  );
}
