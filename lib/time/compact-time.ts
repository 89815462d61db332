import type { WallDateTime } from "./wall-clock";

/** `20261121T140000Z`, RFC 5545 § 3.3.5 form 2, from an ISO instant. */
export function compactInstant(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** `20261121T140000`, RFC 5545 § 3.3.5 forms 1 and 3, from `YYYY-MM-DDTHH:MM`. */
export function compactWall(wall: WallDateTime): string {
  return `${wall.replace(/[-:]/g, "")}00`;
}
