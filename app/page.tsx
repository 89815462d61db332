import { redirect } from "next/navigation";

/** SPEC S1. */
export default function HomePage() {
  redirect("/chat");
}
