import type { ComponentProps } from "react";
import { classNames } from "./class-names";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "quietDanger";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "border border-line-strong bg-surface text-ink hover:bg-hover",
  quiet: "text-ink-soft hover:bg-hover hover:text-ink",
  danger: "bg-danger text-paper hover:bg-danger-hover",
  quietDanger: "text-ink-soft hover:bg-danger-soft hover:text-danger",
};

const sizes = {
  small: "h-9 gap-1.5 px-3 text-sm",
  medium: "h-10 gap-2 px-4 text-sm",
  icon: "size-9 justify-center",
} as const;

/** The look of a button, for a link that acts as one. */
export function buttonClassName(variant: ButtonVariant, size: keyof typeof sizes = "medium"): string {
  return classNames(
    "touched inline-flex shrink-0 select-none items-center justify-center rounded-lg font-medium whitespace-nowrap",
    "transition-colors disabled:pointer-events-none disabled:opacity-45",
    sizes[size],
    variants[variant],
  );
}

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
}

export function Button({ variant = "secondary", size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={classNames(buttonClassName(variant, size), className)} {...rest} />;
}
