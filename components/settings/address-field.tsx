"use client";

import { type ReactNode, useState } from "react";
import { TextField } from "@/components/ui/text-field";

interface AddressFieldProps {
  id: string;
  label: string;
  hint: string;
  value: string;
  /** Why an address cannot be one; null where it can. */
  problemOf: (address: string) => string | null;
  /** Why the server refused the latest one. */
  refusal: string | undefined;
  /** Called when the field is left, or Enter pressed, with an address that may be one and is another than before. */
  onCommit: (address: string) => void;
  children?: (address: string) => ReactNode;
}

/** An address, taken when it is whole; what was typed stays, whatever becomes of it. */
export function AddressField(props: AddressFieldProps) {
  const { id, label, hint, value, problemOf, refusal, onCommit, children } = props;
  const [typed, setTyped] = useState(value);
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
        setTyped(event.target.value.trim());
      }}
      onBlur={commit}
      onKeyDown={(event) => event.key === "Enter" && commit()}
      error={problem ?? (isLeft ? refusal : undefined)}
    >
      {children?.(typed)}
    </TextField>
  );
}
