import "server-only";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createMcpServer } from "./create-server";
import type { ToolContext } from "./tools";

/** Serves the tools on this process's standard input and output; resolves once the input has ended. */
export async function serveOverStdio(context: ToolContext, version: string): Promise<void> {
  const server = createMcpServer(context, version);
  const isOver = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once("end", () => void server.close());
  });
  await server.connect(new StdioServerTransport());
  return isOver;
}
