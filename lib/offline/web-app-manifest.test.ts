import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "@/lib/messages/languages";
import { webAppManifest } from "./web-app-manifest";

/** The width and height that a PNG names in its header (PNG specification, IHDR). */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe("the web app manifest (SPEC B10)", () => {
  it.each(languages.map(({ tag }) => tag))("is one app in %s, in its words", async (language) => {
    const manifest = await webAppManifest(language);
    expect(manifest).toMatchObject({ id: "/chat", start_url: "/chat", scope: "/", lang: language });
    const names = manifest.shortcuts.map(({ name }) => name);
    expect(names.filter((name) => name === "")).toEqual([]);
    if (language !== "en") expect(names).not.toContain("New event");
  });

  it("names icons that are there, of the sizes that it says, also for a mask", async () => {
    const { icons } = await webAppManifest("en");
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      "any 192x192",
      "any 512x512",
      "maskable 192x192",
      "maskable 512x512",
    ]);
    for (const { src, sizes } of icons) expect(sizeOf(`public${src}`)).toBe(sizes);
    expect(existsSync("app/apple-icon.png")).toBe(true);
  });

  it("takes shares as a form with files of the kinds that are read here", async () => {
    const { share_target: target } = await webAppManifest("en");
    expect(target).toMatchObject({ action: "/api/share", method: "POST", enctype: "multipart/form-data" });
    expect(target.params.files[0]?.accept).toEqual(expect.arrayContaining([".eml", ".pdf", "text/calendar"]));
  });
});
