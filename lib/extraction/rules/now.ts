import { instantToWall } from "@/lib/time/wall-clock";
import { parseCivil } from "./civil-date";
import type { Now } from "./spans";

const readNows = new Map<string, { minute: number; now: Now }>();

/** The wall clock of an instant as plain numbers; the last one of each zone is kept, for one text asks again and again. */
export function nowIn(timeZone: string, nowMs: number): Now {
  const minute = Math.floor(nowMs / 60_000);
  const known = readNows.get(timeZone);
  if (known?.minute === minute) return known.now;
  const { wall } = instantToWall(new Date(nowMs).toISOString(), timeZone);
  const now = {
    today: parseCivil(wall),
    minuteOfDay: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)),
  };
  if (readNows.size > 200) readNows.clear();
  readNows.set(timeZone, { minute, now });
  return now;
}
