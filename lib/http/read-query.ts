import "server-only";
import { AppError } from "@/lib/errors/app-error";

/**
 * A URL's query by the names of its parameters. Throws `invalid_request` for a parameter that appears twice,
 * since neither value takes precedence.
 */
export function readQuery(url: string): Record<string, string> {
  const { searchParams } = new URL(url);
  const names = [...searchParams.keys()];
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new AppError("invalid_request", {
      phrase: { code: "requests.givenTwice", params: { name: repeated.slice(0, 100) } },
    });
  }
  return Object.fromEntries(searchParams);
}
