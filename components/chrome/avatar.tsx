interface AvatarProps {
  className?: string;
}

/** The fixed placeholder picture (SPEC S2). */
export function Avatar({ className }: AvatarProps) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="16" className="fill-accent-soft" />
      <circle cx="16" cy="12.6" r="5.2" className="fill-accent" />
      <path
        d="M5.6 28.1C6.9 22.6 11 19.8 16 19.8s9.100 2.800 10.400 8.300A16 16 0 0 1 16 32a16 16 0 0 1-10.400-3.900Z"
        className="fill-accent"
      />
    </svg>
  );
}
