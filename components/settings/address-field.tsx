"use client";

import { type ReactNode, useState } from "react";
import { TextField } from "@/components/ui/text-field";

/** An address that the server refused, and its reason in words. */
export interface RefusedAddress {
  address: string;
  message: string;
}

interface AddressFieldProps {
  id: string;
  label: string;
  hint: string;
  value: string;
  /** Why a text cannot be an address; null if it can. */
  problemOf: (address: string) => string | null;
  refusal: RefusedAddress | undefined;
  /** Called when the field loses the focus or on Enter, with a possible address that differs from the last. */
  onCommit: (address: string) => void;
  children?: (address: string) => ReactNode;
}

/** A field for an address, which takes effect when it is complete; the typed text stays, even if it is refused. */
export function AddressField(props: AddressFieldProps) {
  const { id, label, hint, value, problemOf, refusal, onCommit, children } = props;
  const [latest, setLatest] = useState({ value, text: value });
  // An address that was chosen elsewhere replaces the typed one.
  const typed = latest.value === value ? latest.text : value;
  const [isLeft, setIsLeft] = useState(false);
  const problem = isLeft ? problemOf(typed) : null;
  const commit = () => {
    setIsLeft(true);
    if (problemOf(typed) === null && typed !== value) onCommit(typed);
  };
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      type="url"
      inputMode="url"
      value={typed}
      onChange={(event) => {
        setIsLeft(false);
        setLatest({ value, text: event.target.value.trim() });
      }}
      onBlur={commit}
      onKeyDown={(event) => event.key === "Enter" && commit()}
      error={problem ?? (refusal?.address === typed ? refusal.message : undefined)}
    >
      {children?.(typed)}
    </TextField>
  );
}
