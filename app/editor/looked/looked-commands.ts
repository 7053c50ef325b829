import type { Command } from "../commands/command.ts";
import { type ViewActs, viewCommands } from "../commands/view-commands.ts";
import { editorWords } from "../editor-words.ts";

type Acts = ViewActs & { showSections: () => void };

/** All that can be done where a site is only looked at. */
export function lookedCommands(acts: Acts): Command[] {
  return [
    { id: "sections", label: editorWords.sections, group: "show", leadsOn: true, run: acts.showSections },
    ...viewCommands(acts),
  ];
}
