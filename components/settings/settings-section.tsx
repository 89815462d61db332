import { type ReactNode, useId } from "react";

interface SettingsSectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A part of the settings under its heading. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 border-t border-line px-5 py-6 first:border-t-0 sm:px-6"
    >
      <div className="flex flex-col gap-1">
        <h3 id={id} className="text-[0.9375rem] font-semibold tracking-tight">
          {title}
        </h3>
        {text !== undefined && <p className="text-sm text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
