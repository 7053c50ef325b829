import type { ButtonHTMLAttributes } from "react";
import { type ButtonVariant, buttonClass } from "./button-class.ts";
import { useHydrated } from "./use-hydrated.ts";

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  /** What stands on the button while its work is done; it takes no further click meanwhile. */
  busyLabel?: string | false | undefined;
};

/** Takes no click before React runs: it would be lost, and a form would be sent by the browser itself. */
export function Button({
  variant = "solid",
  busyLabel,
  disabled,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated();
  const busy = Boolean(busyLabel);
  return (
    <button
      {...rest}
      type={type}
      disabled={!hydrated || disabled || busy}
      data-busy={busy || undefined}
      className={buttonClass(variant, className)}
    >
      {busy ? busyLabel : children}
    </button>
  );
}
