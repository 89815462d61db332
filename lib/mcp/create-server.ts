import "server-only";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool as ToolDescription,
  ToolSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { isAppError } from "@/lib/errors/app-error";
import { putIntoWords } from "@/lib/messages/put-into-words";
import { type Tool, type ToolContext, tools } from "./tools";

/** A schema as an assistant gets it, from the one that validates. */
const jsonSchemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described;
};

const describeTool = ({ name, title, description, input, output }: Tool): ToolDescription =>
  ToolSchema.parse({
    name,
    title,
    description,
    inputSchema: jsonSchemaOf(input, "input"),
    outputSchema: jsonSchemaOf(output, "output"),
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  });

async function callTool(tool: Tool, given: unknown, context: ToolContext): Promise<CallToolResult> {
  try {
    const answer = await tool.run(given, context);
    return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
  } catch (error) {
    if (!isAppError(error)) throw error;
    // The assistant can correct what it asked, so it is told as a result (MCP, tools: error handling).
    const text = putIntoWords(error.phrase, context.answerLanguage);
    return { content: [{ type: "text", text }], isError: true };
  }
}

/** A server of the Model Context Protocol with the tools, for one connection or one request. */
export function createMcpServer(context: ToolContext, version: string): Server {
  const server = new Server({ name: "saywhen", title: "SayWhen", version }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(describeTool) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    return callTool(tool, params.arguments ?? {}, context);
  });
  return server;
}
