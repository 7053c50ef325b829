import { expect, test } from "vitest";
import { pressedCommand, toldKeys } from "./keys.ts";

const run = () => {};
const commands = [
  { id: "undo", label: "Undo", group: "edit", keys: ["Mod+Z"], run },
  { id: "redo", label: "Redo", group: "edit", keys: ["Mod+Shift+Z", "Mod+Y"], run },
  { id: "on", label: "On", group: "edit", keys: ["F6"], run },
] as const;

const press = (key: string, held: object = {}) =>
  pressedCommand(commands, { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held })
    ?.id;

test("a command is pressed with its own keys, on either kind of keyboard, and with no others", () => {
  expect(press("z", { ctrlKey: true })).toBe("undo");
  expect(press("z", { metaKey: true })).toBe("undo");
  expect(press("Z", { ctrlKey: true, shiftKey: true })).toBe("redo");
  expect(press("y", { ctrlKey: true })).toBe("redo");
  expect(press("F6")).toBe("on");
  expect(press("F6", { shiftKey: true })).toBeUndefined();
  expect(press("z")).toBeUndefined();
  expect(press("z", { ctrlKey: true, altKey: true })).toBeUndefined();
});

test("keys are called what they are called on the keyboard", () => {
  expect(toldKeys("Mod+Shift+Z", false)).toBe("Ctrl+Shift+Z");
  expect(toldKeys("Mod+Shift+Z", true)).toBe("⌘⇧Z");
});
