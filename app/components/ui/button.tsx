import type { ButtonHTMLAttributes } from "react";
import { type ButtonVariant, buttonClass } from "./button-class.ts";

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  /** What stands on the button while its work is done; it takes no further click meanwhile. */
  busyLabel?: string | false | undefined;
};

export function Button({
  variant = "solid",
  busyLabel,
  disabled,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const busy = Boolean(busyLabel);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      data-busy={busy || undefined}
      className={buttonClass(variant, className)}
    >
      {busy ? busyLabel : children}
    </button>
  );
}
