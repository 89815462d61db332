"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";

/** Between the last key and the search. */
const pauseMs = 250;

/** Keeps the search in the address, so that it is there again after a look at a group. */
function rememberSearch(search: string): void {
  const { pathname } = window.location;
  window.history.replaceState(
    null,
    "",
    search === "" ? pathname : `${pathname}?${new URLSearchParams({ search })}`,
  );
}

/** What is typed into a search box, and what is searched for after a pause in typing, or at once by `setSearch`. */
export function useSearchWords(first: string) {
  const inAddress = useSearchParams().get("search")?.trim();
  const [words, setTyped] = useState(inAddress ?? first);
  const [search, setSearched] = useState(inAddress ?? first);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const setSearch = (next: string) => {
    window.clearTimeout(timer.current);
    setTyped(next);
    setSearched(next.trim());
    rememberSearch(next.trim());
  };
  const setWords = (next: string) => {
    window.clearTimeout(timer.current);
    setTyped(next);
    timer.current = window.setTimeout(() => {
      setSearched(next.trim());
      rememberSearch(next.trim());
    }, pauseMs);
  };
  return { words, search, setWords, setSearch };
}
