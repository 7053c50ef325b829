import { useCallback, useEffect, useRef } from "react";
import type { Command } from "./command.ts";
import { pressedCommand } from "./keys.ts";

/**
 * Does the command that is pressed in this window, and gives what does one that is pressed elsewhere: keys on the page are heard in its
 * frame alone.
 */
export function useCommandKeys(commands: readonly Command[]): (event: KeyboardEvent) => void {
  const latest = useRef(commands);
  latest.current = commands;
  const hear = useCallback((event: KeyboardEvent) => {
    const pressed = pressedCommand(latest.current, event);
    if (!pressed) return;
    event.preventDefault();
    if (pressed.isPossible !== false) pressed.run();
  }, []);
  useEffect(() => {
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [hear]);
  return hear;
}
