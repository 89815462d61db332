import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { isDevelopment } from "@/lib/env";
import { revisionFile } from "./revision-file";

/** The release that this process serves; null where no build made a service worker for it, as under `npm run dev`. */
export const revision: string | null =
  isDevelopment || !existsSync(revisionFile) ? null : readFileSync(revisionFile, "utf8");
