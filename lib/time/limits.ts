import type { WallDate } from "./wall-clock";

/** SPEC V3: the first and last calendar dates that the product accepts, both inclusive. */
export const earliestDate: WallDate = "1900-01-01";
export const latestDate: WallDate = "2100-12-31";
