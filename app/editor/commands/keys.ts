import type { Command } from "./command.ts";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Whether `keys`, such as `Mod+Shift+Z`, are what was pressed. */
export function isPressed(keys: string, event: Pressed): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1)?.toLowerCase();
  return (
    event.key.toLowerCase() === key &&
    (event.ctrlKey || event.metaKey) === parts.includes("Mod") &&
    event.shiftKey === parts.includes("Shift") &&
    event.altKey === parts.includes("Alt")
  );
}

/** The command that was pressed; also one that cannot be done now, so that the browser does not do its own instead. */
export function pressedCommand(commands: readonly Command[], event: Pressed): Command | undefined {
  return commands.find(({ keys }) => keys?.some((one) => isPressed(one, event)));
}

/** Keys as they stand on the keyboard of whoever reads them. */
export function toldKeys(keys: string, isMac: boolean): string {
  const names: Readonly<Record<string, string>> = isMac
    ? { Mod: "⌘", Shift: "⇧", Alt: "⌥" }
    : { Mod: "Ctrl" };
  return keys
    .split("+")
    .map((part) => names[part] ?? part)
    .join(isMac ? "" : "+");
}
