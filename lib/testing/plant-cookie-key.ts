import { openDatabase } from "@/lib/db/client";
import { knownKeyText } from "./known-visitors";

/**
 * Gives a migrated database the tests' key of cookies, before a server opens it: then tests and tools may make cookies
 * themselves, as many as they like and before any server is there. RA46 tries what servers make of their own keys.
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
