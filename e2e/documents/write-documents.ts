import { readFileSync, writeFileSync } from "node:fs";
import { operations } from "@/lib/openapi/operations";
import { commandsReadmePath, replaceEnvironment } from "./environment-table";
import { apiReadmePath, replaceOperations } from "./operation-table";

/** `npm run documents`: writes the generated parts of documents. */
const rewrite = (path: string, replace: (document: string) => string): void =>
  writeFileSync(path, replace(readFileSync(path, "utf8")));

rewrite(apiReadmePath, (document) => replaceOperations(document, operations));
rewrite(commandsReadmePath, replaceEnvironment);
