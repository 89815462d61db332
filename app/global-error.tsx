"use client";

import "./globals.css";
import messages from "@/lib/messages/en.json";

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

/** A fault of the layout itself: nothing of it can be relied on here, the message catalogue's provider included. */
export default function GlobalError({ retry }: GlobalErrorProps) {
  const { errors, app } = messages;
  return (
    <html lang="en">
      <body className="grid min-h-dvh place-content-center gap-4 p-6 text-center font-sans">
        <h1 className="text-xl font-semibold">{errors.unexpectedTitle}</h1>
        <p className="text-ink-soft">{errors.unexpectedText}</p>
        <p>
          <button
            type="button"
            onClick={() => retry()}
            className="h-10 rounded-lg bg-accent px-4 font-medium text-on-accent"
          >
            {app.tryAgain}
          </button>
        </p>
      </body>
    </html>
  );
}
