import { openDatabase } from "@/lib/db/client";
import { knownKeyText } from "./known-visitors";

/**
 * Stores the tests' cookie key in a migrated database before a server opens it, so that tests and tools can
 * make any number of cookies themselves, even before a server runs. RA46 tests the keys that servers make
 * themselves.
 */
export async function plantCookieKey(url: string): Promise<void> {
  const database = openDatabase(url);
  try {
    const name = "visitor-cookie";
    const value = knownKeyText;
    await database.serverKey.upsert({ where: { name }, create: { name, value }, update: { value } });
  } finally {
    await database.$disconnect();
  }
}
