import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";

const headersOfEveryAnswer = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
];
// Responses that are not pages load nothing and are framed nowhere, even if a browser is made to open them as
// a page; pages have the policy of proxy.ts.
const barePolicy = (more = "") => [
  { key: "Content-Security-Policy", value: `default-src 'none'; ${more}frame-ancestors 'none'` },
];
const offlinePage = "public/installed/offline.html";

/** The page that stands for others without a connection: its one script and its one style are in it, by their hashes. */
function offlinePolicy() {
  const page = existsSync(offlinePage) ? readFileSync(offlinePage, "utf8") : "";
  const hashOf = (name) => {
    const [, text = ""] = new RegExp(`<${name}>(.*?)</${name}>`, "s").exec(page) ?? [];
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  };
  return barePolicy(
    `script-src ${hashOf("script")}; style-src ${hashOf("style")}; base-uri 'none'; form-action 'none'; `,
  );
}
// A group or event is protected only by its link, so no search engine may store one (SPEC D4).
const notIndexed = [{ key: "X-Robots-Tag", value: "noindex, nofollow" }];

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Routes that only `npm run bench:api` builds are called route.bench.ts.
  ...(process.env.SAYWHEN_BUILD === "bench" && { pageExtensions: ["ts", "tsx", "bench.ts"] }),
  experimental: {
    // Few large scripts instead of many small ones: a request costs more than the code that two pages share.
    turbopackChunking: {
      firstPageLoadPriority: 1,
      minChunkSize: 500_000,
      maxMergeChunkSize: 3_000_000,
      maxChunkCountPerGroup: 3,
    },
  },
  turbopack: {
    resolveAlias: {
      // Only the server's half of it is needed from Next.
      // To which Next itself leads `next/dynamic`.
      "next/dist/shared/lib/app-dynamic": { browser: "./components/ui/browser-dynamic.tsx" },
      // React has had it since its version 18.
      "use-sync-external-store/shim": { browser: "react" },
    },
  },
  // Every path is served with and without its trailing slash; Next's own answer would be a redirect.
  skipTrailingSlashRedirect: true,
  headers: async () => [
    { source: "/:path*", headers: headersOfEveryAnswer },
    { source: "/(groups|events|api)/:path*", headers: notIndexed },
    { source: "/(api|readme|installed)/:path*", headers: barePolicy() },
    { source: "/installed/offline.html", headers: offlinePolicy() },
    // The service worker asks this server for pages and for nothing else.
    { source: "/sw.js", headers: barePolicy("connect-src 'self'; ") },
    { source: "/apple-icon.png", headers: barePolicy() },
    {
      source: "/installed/:language.webmanifest",
      headers: [{ key: "Content-Type", value: "application/manifest+json; charset=utf-8" }],
    },
    // A worker has the policy of its file: it loads the rest of its code and can send nothing (SPEC B7).
    { source: "/_next/static/:path*", headers: barePolicy("script-src 'self'; ") },
    // The one that reads pictures compiles its engine, and can send nothing either (SPEC B10).
    {
      source: "/_next/static/media/:file(worker\\.min\\..*)",
      headers: barePolicy("script-src 'self' 'wasm-unsafe-eval'; "),
    },
    // The icon's two colours are in a style element of its own.
    { source: "/icon.svg", headers: barePolicy("style-src 'unsafe-inline'; ") },
  ],
  images: { unoptimized: true },
  // `npm test` checks types; `npm start` on a self-hoster's machine only builds.
  typescript: { ignoreBuildErrors: true },
  // readyz compares the database with the migrations' names, and texts are read in a thread, also on a
  // serverless host.
  outputFileTracingIncludes: {
    "/**": ["./prisma/migrations/**", "./generated/reading-worker.mjs", "./generated/revision.txt"],
  },
  serverExternalPackages: [
    "@libsql/client",
    "@prisma/adapter-libsql",
    "@prisma/schema-engine-wasm",
    "better-sqlite3",
    "pino",
    "prom-client",
    "undici",
  ],
};

/** A built server contains its words; the plugin looks for their source, which is not shipped. */
export default async function configure(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin({
    requestConfig: "./app/page-words-request.ts",
    // Sentences are parsed at build time, so that no page loads a parser for them.
    experimental: {
      messages: { path: "./lib/messages", format: "json", locales: "infer", precompile: true },
    },
  })(nextConfig);
}
