import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "@/lib/openapi/operations";
import { apiReadmePath, replaceOperations } from "./operation-table";

/** `npm run documents`: writes what documents take from the code. */
const document = readFileSync(apiReadmePath, "utf8");
writeFileSync(apiReadmePath, replaceOperations(document, operations));
