"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";

interface ProvidersProps {
  children: ReactNode;
  /** Of the page's Content-Security-Policy, for the script that sets the theme before the first paint. */
  nonce: string | undefined;
}

/** SPEC S4: `system` by default; the theme is set before the first paint. */
export function Providers({ children, nonce }: ProvidersProps) {
  return (
    <ThemeProvider
      {...(nonce !== undefined && { nonce })}
      attribute="class"
      defaultTheme="system"
      enableSystem
      disableTransitionOnChange
    >
      {children}
      <Toaster />
    </ThemeProvider>
  );
}
