const leastVersion = [22, 14] as const;

/**
 * Throws a sentence if this Node is too old for the program; `npm ci` installs the one that it is tested
 * with.
 */
export function requireNodeVersion(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor, leastMinor] = leastVersion;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Error(
    `SayWhen needs Node ${leastMajor}.${leastMinor} or newer, and this is ${version}. Run "npm ci" (with install scripts on), which brings the Node that it is tested with.`,
  );
}
