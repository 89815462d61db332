import type { WallDate } from "./wall-clock";

/** SPEC V3: the calendar dates that the product takes, both inclusive. */
export const earliestDate: WallDate = "1900-01-01";
export const latestDate: WallDate = "2100-12-31";
