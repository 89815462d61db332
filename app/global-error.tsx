"use client";

import "./globals.css";
import { crashWords } from "@/lib/messages/crash-words";

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

/** Shown when the layout itself fails: nothing of it can be relied on here, not even the theme or the message catalogue. */
export default function GlobalError({ retry }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body className="grid min-h-dvh place-content-center gap-4 p-6 text-center font-sans">
        <h1 className="text-xl font-semibold">{crashWords.title}</h1>
        <p className="text-ink-soft">{crashWords.text}</p>
        <p>
          <button
            type="button"
            onClick={() => retry()}
            className="h-10 rounded-lg bg-accent px-4 font-medium text-on-accent"
          >
            {crashWords.tryAgain}
          </button>
        </p>
      </body>
    </html>
  );
}
