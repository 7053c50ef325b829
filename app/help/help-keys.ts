import { editorCommands } from "../editor/commands/editor-commands.ts";
import { toldKeys } from "../editor/commands/keys.ts";

const nothing = () => {};

/** The keys of the editor's commands and what they do, as its own list has them. */
export function helpKeys(): { keys: string; does: string }[] {
  const commands = editorCommands({
    canRedo: true,
    undo: nothing,
    redo: nothing,
    save: nothing,
    goOn: nothing,
    open: nothing,
    addSection: nothing,
    width: undefined,
    setWidth: nothing,
    isPreview: false,
    togglePreview: nothing,
    pages: [],
    path: "/",
    goTo: nothing,
    showCommands: nothing,
  });
  return commands.flatMap(({ keys: [first] = [], label }) =>
    first ? [{ keys: toldKeys(first, false), does: label }] : [],
  );
}
