import { redirect } from "next/navigation";

/** SPEC S1: the start page leads to /chat. */
export default function HomePage() {
  redirect("/chat");
}
