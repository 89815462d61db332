import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/messages/request.ts");

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  // Every path is served with and without its trailing slash; Next's own answer would be a redirect (SPEC § API).
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // `npm test` checks types; `npm start` on a self-hoster's machine only builds.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["@prisma/schema-engine-wasm", "better-sqlite3", "pino"],
};

export default withNextIntl(nextConfig);
