import { helpAddress } from "../../help/address.ts";
import type { Width } from "../bar-parts.tsx";
import { checksWords } from "../checks/checks-words.ts";
import { editorWords } from "../editor-words.ts";
import type { PanelKind } from "../panel.ts";
import { historyWords } from "../past/history-words.ts";
import type { Command } from "./command.ts";
import { commandsWords as words } from "./commands-words.ts";

/** What the editor does when it is told to. */
type Acts = {
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  save: () => void;
  /** Leads the focus to the next part of the editor, or to the one before. */
  goOn: (back: boolean) => void;
  /** Shows a panel and leads the focus there. */
  open: (kind: PanelKind) => void;
  addSection: () => void;
  width: Width;
  setWidth: (width: Width) => void;
  isPreview: boolean;
  togglePreview: () => void;
  pages: readonly { path: string; label: string }[];
  path: string;
  goTo: (path: string) => void;
  showCommands: () => void;
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
  const widths: readonly [Width, string][] = [
    [undefined, editorWords.widths.full],
    [768, editorWords.widths.tablet],
    [390, editorWords.widths.phone],
  ];
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
    ...widths.map(
      ([width, label]): Command => ({
        id: `width-${width ?? "full"}`,
        label: words.width(label),
        group: "show",
        isPossible: width !== acts.width,
        run: () => acts.setWidth(width),
      }),
    ),
    ...acts.pages.map(
      ({ path, label }, index): Command => ({
        id: `page-${index}`,
        label: words.page(label),
        group: "pages",
        isPossible: path !== acts.path,
        leadsOn: true,
        run: () => acts.goTo(path),
      }),
    ),
    {
      id: "on",
      label: words.goOn,
      group: "pages",
      keys: ["F6"],
      leadsOn: true,
      run: () => acts.goOn(false),
    },
    {
      id: "back",
      label: words.goBack,
      group: "pages",
      keys: ["Shift+F6"],
      leadsOn: true,
      run: () => acts.goOn(true),
    },
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
    {
      id: "commands",
      label: words.title,
      group: "help",
      keys: ["Mod+K"],
      isHidden: true,
      run: acts.showCommands,
    },
  ];
}
