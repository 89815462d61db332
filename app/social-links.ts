import "server-only";
import type { SocialLink } from "@/components/chrome/site-footer";
import { environment } from "@/lib/env";

/** SPEC S3: where the social links lead: to the operator's own pages, or to the networks themselves. */
export const socialLinks: readonly SocialLink[] = [
  { name: "GitHub", href: environment.SOCIAL_GITHUB_URL ?? "https://github.com" },
  { name: "Mastodon", href: environment.SOCIAL_MASTODON_URL ?? "https://joinmastodon.org" },
  { name: "Bluesky", href: environment.SOCIAL_BLUESKY_URL ?? "https://bsky.app" },
];
