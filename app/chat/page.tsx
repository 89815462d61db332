import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ChatScreen } from "./chat-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("chat");
  return { title: t("title") };
}

export default function ChatPage() {
  return <ChatScreen />;
}
