interface LogoProps {
  className?: string;
}

/** A speech bubble that is a clock: something said becomes a time. */
export function Logo({ className }: LogoProps) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path
        d="M16 2.5c7.46 0 13.5 5.93 13.5 13.25S23.46 29 16 29c-1.96 0-3.83-.41-5.51-1.15-.42-.18-.88-.22-1.32-.1l-4.2 1.15a1.2 1.2 0 0 1-1.47-1.5l1.13-3.82c.13-.45.1-.93-.1-1.36A12.98 12.98 0 0 1 2.5 15.75C2.5 8.43 8.54 2.5 16 2.5Z"
        className="fill-accent"
      />
      <path
        d="M16 9.2v6.9l4.9 3"
        fill="none"
        strokeWidth="2.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
    </svg>
  );
}
