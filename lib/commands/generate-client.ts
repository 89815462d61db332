import { generateClient } from "./prisma-generate";

process.exitCode = generateClient();
