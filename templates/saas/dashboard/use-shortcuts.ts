import { useEffect, useRef } from "react";

/**
 * Single keys that do something anywhere on the page, unless a field is typed in. They can be switched off, as whoever
 * speaks to a computer needs it (WCAG 2.1.4).
 */
export function useShortcuts(isOn: boolean, actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey || isTypedIn(event.target)) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

function isTypedIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches("input[type=search], input[type=text], select, textarea")
  );
}
