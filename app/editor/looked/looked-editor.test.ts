import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Command } from "../commands/command.ts";
import { lookedCommands } from "./looked-commands.ts";

/** Every file that runs when `file` is asked for, now or later; what is imported as types alone does not. */
function filesBehind(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  if (!/\.tsx?$/.test(file)) return known;
  const text = readFileSync(file, "utf8");
  const imports = [
    ...text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from "(\.[^"]+)";/gms),
    ...text.matchAll(/^import "(\.[^"]+)";/gm),
    ...text.matchAll(/import\("(\.[^"]+)"\)/g),
  ];
  for (const [, name = ""] of imports) {
    filesBehind(resolve(file, "..", name.replace(/\?.*$/, "")), known);
  }
  return known;
}

const editor = resolve(import.meta.dirname, "..");
const reachedFrom = (name: string) =>
  [...filesBehind(resolve(editor, name))].map((file) => file.replace(`${resolve(editor, "..")}/`, ""));

/** All that makes a change, keeps it, or sends anything. */
const hands = [
  "editor/draft/draft-store.ts",
  "editor/draft/history.ts",
  "editor/draft/kept-changes.ts",
  "editor/draft/browser-database.ts",
  "editor/typing/use-typing.ts",
  "editor/typing/type-in-place.ts",
  "editor/sections/act-on-section.ts",
  "editor/fields/field-bubble.tsx",
  "editor/form/schema-form.tsx",
  "account/send-command.ts",
  "account/open-backend.ts",
];

test("nothing that changes or sends anything is within reach of the editor that only looks", () => {
  const reached = reachedFrom("looked/looked-editor.tsx");
  expect(reached.length).toBeGreaterThan(20);
  for (const hand of hands) expect(reached).not.toContain(hand);
  // Of the editor that changes things, the same reading finds every one of them.
  const all = new Set([...reachedFrom("editor.tsx"), ...reachedFrom("site/edited-site.tsx")]);
  for (const hand of hands) expect(all).toContain(hand);
});

test("the commands of the editor that only looks go somewhere or show something, whatever is pressed", () => {
  const done: string[] = [];
  const commands: Command[] = lookedCommands({
    goOn: () => done.push("goOn"),
    showSections: () => done.push("showSections"),
    width: undefined,
    setWidth: () => done.push("setWidth"),
    pages: [
      { path: "/", label: "Home" },
      { path: "/menu", label: "Menu" },
    ],
    path: "/",
    goTo: () => done.push("goTo"),
    showCommands: () => done.push("showCommands"),
  });
  for (const { run } of commands) run();
  expect([...new Set(done)].sort()).toEqual(["goOn", "goTo", "setWidth", "showCommands", "showSections"]);
  expect(commands.filter(({ group }) => group === "edit")).toEqual([]);
});
