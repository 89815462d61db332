import { readableFiles } from "@/lib/intake/readable-files";
import { directionOf, type Language } from "@/lib/messages/languages";
import { pageWords } from "@/lib/messages/page-words";
import { screenWords } from "@/lib/messages/screen-words";
import { sharePath } from "./paths";
import { shareFields } from "./shared-things";

/** The page's paper in the light theme; a page says the dark one itself, since a manifest has one colour. */
const paper = "#f6f9f9";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `/installed/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The web app manifest in a language (W3C Web Application Manifest, and Web Share Target level 2). */
export async function webAppManifest(language: Language) {
  const { app, groups } = await screenWords(language);
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon("icon", 192, "any")] });
  return {
    // Without it the app would be another one in each language.
    id: "/chat",
    name: app.name,
    short_name: app.name,
    description: app.tagline,
    lang: language,
    dir: directionOf(language),
    start_url: "/chat",
    scope: "/",
    display: "standalone",
    theme_color: paper,
    background_color: paper,
    categories: ["productivity", "utilities"],
    icons: [
      ...[192, 512].map((size) => icon("icon", size, "any")),
      ...[192, 512].map((size) => icon("maskable", size, "maskable")),
    ],
    shortcuts: [
      shortcut(pageWords(language, "installed")("newEvent"), "/chat"),
      shortcut(groups.title, "/groups"),
    ],
    share_target: {
      action: sharePath,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: shareFields.title,
        text: shareFields.text,
        url: shareFields.url,
        files: [{ name: shareFields.files, accept: readableFiles }],
      },
    },
  };
}
