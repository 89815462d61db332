"use client";

import { type ReactNode, useState } from "react";
import { TextField } from "@/components/ui/text-field";

/** An address that the server refused, and its words. */
export interface RefusedAddress {
  address: string;
  message: string;
}

interface AddressFieldProps {
  id: string;
  label: string;
  hint: string;
  value: string;
  /** Why an address cannot be one; null where it can. */
  problemOf: (address: string) => string | null;
  refusal: RefusedAddress | undefined;
  /** Called when the field is left, or Enter pressed, with an address that may be one and is another than before. */
  onCommit: (address: string) => void;
  children?: (address: string) => ReactNode;
}

/** An address, taken when it is whole; what was typed stays, whatever becomes of it. */
export function AddressField(props: AddressFieldProps) {
  const { id, label, hint, value, problemOf, refusal, onCommit, children } = props;
  const [latest, setLatest] = useState({ value, text: value });
  // One that was chosen elsewhere takes the place of what was typed.
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
