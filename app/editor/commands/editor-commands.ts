import { helpAddress } from "../../help/address.ts";
import { checksWords } from "../checks/checks-words.ts";
import { editorWords } from "../editor-words.ts";
import type { PanelKind } from "../panel.ts";
import { historyWords } from "../past/history-words.ts";
import type { Command } from "./command.ts";
import { commandsWords as words } from "./commands-words.ts";
import { type ViewActs, viewCommands } from "./view-commands.ts";

/** What the editor does when it is told to. */
type Acts = ViewActs & {
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  save: () => void;
  /** Shows a panel and leads the focus there. */
  open: (kind: PanelKind) => void;
  addSection: () => void;
  isPreview: boolean;
  togglePreview: () => void;
  /** Where the studio is asked about the page at this path; only of a site that is somebody's. */
  askAddress?: ((path: string) => string) | undefined;
};

/** All that the editor can do besides typing. */
export function editorCommands(acts: Acts): Command[] {
  const { undo, redo, open: openPanel, isPreview } = acts;
  const panel = (kind: PanelKind, label: string, keys?: readonly string[]): Command => ({
    id: kind,
    label,
    group: kind === "find" ? "edit" : "show",
    isPossible: !isPreview,
    leadsOn: true,
    ...(keys && { keys }),
    run: () => openPanel(kind),
  });
  return [
    { id: "undo", label: editorWords.undo, group: "edit", keys: ["Mod+Z"], run: undo },
    {
      id: "redo",
      label: editorWords.redo,
      group: "edit",
      keys: ["Mod+Shift+Z", "Mod+Y"],
      isPossible: acts.canRedo,
      run: redo,
    },
    panel("find", words.find, ["Mod+Shift+F"]),
    {
      id: "add",
      label: words.addSection,
      group: "edit",
      isPossible: !isPreview,
      leadsOn: true,
      run: acts.addSection,
    },
    { id: "save", label: words.save, group: "edit", keys: ["Mod+S"], run: acts.save },
    panel("sections", editorWords.sections),
    panel("pages", editorWords.pages),
    panel("look", editorWords.look),
    panel("parts", editorWords.everything),
    panel("checks", checksWords.title),
    panel("history", historyWords.title, ["Mod+Shift+H"]),
    {
      id: "preview",
      label: isPreview ? words.endPreview : words.preview,
      group: "show",
      leadsOn: true,
      run: acts.togglePreview,
    },
    ...viewCommands(acts),
    {
      id: "help",
      label: words.help,
      group: "help",
      run: () => void open(helpAddress, "_blank", "noopener"),
    },
    ...(acts.askAddress === undefined
      ? []
      : [
          {
            id: "ask",
            label: words.ask,
            group: "help" as const,
            run: () => void open(acts.askAddress?.(acts.path), "_blank", "noopener"),
          },
        ]),
  ];
}
