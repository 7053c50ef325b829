import { type ButtonHTMLAttributes, type MouseEvent, useLayoutEffect, useRef } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { type ButtonVariant, buttonClass } from "./button-class.ts";

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  /** What stands on the button while its work is done; it takes no further click meanwhile, and keeps the focus. */
  busyLabel?: string | false | undefined;
};

/**
 * Takes no click before React runs: it would be lost, and a form would be sent by the browser itself. A button that is
 * `disabled` while it has the focus loses it, as browsers have it, and takes it back afterwards if nothing else has; one
 * that is `aria-disabled` takes no click either and keeps the focus.
 */
export function Button({
  variant = "solid",
  busyLabel,
  disabled,
  className,
  children,
  type = "button",
  onClick,
  "aria-disabled": ariaDisabled,
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated();
  const busy = Boolean(busyLabel);
  const isHeld = busy || ariaDisabled === true;
  const isDisabled = !hydrated || disabled === true;
  const button = useFocusBack(isDisabled);

  function click(event: MouseEvent<HTMLButtonElement>): void {
    // Also the click that Enter in a field makes of it.
    if (isHeld) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      ref={button}
      type={type}
      disabled={isDisabled}
      aria-disabled={isHeld || undefined}
      data-busy={busy || undefined}
      onClick={click}
      className={buttonClass(variant, className)}
    >
      {/* In the button, so that the words stand on the page once; and only where there are words for it. */}
      <span aria-live={busyLabel === undefined ? undefined : "polite"}>{busy ? busyLabel : children}</span>
    </button>
  );
}

function useFocusBack(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = button.current;
    if (!element) return;
    const watch = new AbortController();
    const { signal } = watch;
    element.addEventListener("focus", () => (hadFocus.current = true), { signal });
    // Some browsers take the focus away as soon as the button is disabled, some when they paint next.
    element.addEventListener("blur", () => (hadFocus.current &&= element.disabled), { signal });
    return () => watch.abort();
  }, []);
  useLayoutEffect(() => {
    if (isDisabled || !hadFocus.current) return;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    else hadFocus.current = document.activeElement === button.current;
  }, [isDisabled]);
  return button;
}
