import { describe, expect, it } from "vitest";
import { bundleServiceWorker, makeOfflinePage } from "./build-offline-files";

describe("the files of the installed app", () => {
  it("have a worker that names its release, and is small", async () => {
    const worker = await bundleServiceWorker("a-release");
    expect(worker).toContain("a-release");
    expect(worker).not.toContain("process.");
    expect(worker).not.toMatch(/\bimport\b ?\(|importScripts\(["'`]/);
    expect(Buffer.byteLength(worker)).toBeLessThan(60_000);
  });

  it("have a page that needs no other file, with one script and one style for its policy", async () => {
    const page = await makeOfflinePage();
    expect(page.match(/<script>/g)).toHaveLength(1);
    expect(page.match(/<style>/g)).toHaveLength(1);
    expect(page).not.toMatch(/ (?:src|style|on\w+)=|<link|url\(/);
    // Where markup would end the script, its hash would no longer fit.
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(Buffer.byteLength(page)).toBeLessThan(40_000);
  });
});
