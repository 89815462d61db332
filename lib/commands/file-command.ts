/** The single file that a command line names. Throws the usage line for none or several. */
export function requireOneFile(positionals: readonly string[], usage: string): string {
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Error(`Usage: ${usage}`);
  return file;
}

/**
 * Prints the sentence that a command returns; if it throws, prints one sentence with the reason and sets exit
 * code 1.
 */
export async function runFileCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
