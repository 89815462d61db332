import { notFound } from "next/navigation";

/** SPEC S1: any other path. Next preloads the font for pages alone: without this one the words move when the font comes. */
export default function UnknownPage() {
  notFound();
}
