import { MissingItem } from "@/app/missing-item";

export default function NotFoundPage() {
  return <MissingItem titleKey="event.errorTitle" />;
}
