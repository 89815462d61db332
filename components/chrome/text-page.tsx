import Link from "next/link";
import type { ReactNode } from "react";

interface TextPageProps {
  title: string;
  /** What the page says, in one or two sentences. */
  lead: string;
  children: ReactNode;
}

/** A page that only says something, in sections. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <article className="mx-auto flex w-full max-w-2xl flex-col gap-9 px-4 pt-10 pb-16 sm:px-6 sm:pt-16">
      <header className="flex flex-col gap-3">
        <h1 className="text-[2rem] leading-tight font-semibold tracking-[-0.028em] text-balance sm:text-[2.625rem]">
          {title}
        </h1>
        <p className="text-lg leading-relaxed text-pretty text-ink-soft">{lead}</p>
      </header>
      {children}
    </article>
  );
}

interface TextSectionProps {
  /** The part of the address that leads here. */
  id: string;
  title: string;
  children: ReactNode;
}

export function TextSection({ id, title, children }: TextSectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id={id} className="text-lg leading-snug font-semibold tracking-[-0.014em]">
        {title}
      </h2>
      <div className="flex flex-col gap-3 text-base leading-relaxed text-pretty text-ink-soft">
        {children}
      </div>
    </section>
  );
}

/** A way on, on a line of its own. Nothing is fetched before it is pressed. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="self-start rounded font-medium text-accent-ink underline decoration-accent-line underline-offset-4 hover:decoration-accent"
    >
      {children}
    </Link>
  );
}
