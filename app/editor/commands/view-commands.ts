import type { BarProps } from "../bar-parts.tsx";
import { editorWords } from "../editor-words.ts";
import type { Command } from "./command.ts";
import { commandsWords as words } from "./commands-words.ts";

/** What every editor does when it is told to. */
export type ViewActs = Pick<BarProps, "width" | "pages" | "path"> & {
  setWidth: BarProps["onWidth"];
  goTo: BarProps["onPage"];
  /** Leads the focus to the next part of the editor, or to the one before. */
  goOn: (isBack: boolean) => void;
  showCommands: BarProps["onMore"];
};

/** What can be done with a page that is shown, whether or not it can be changed. */
export function viewCommands(acts: ViewActs): Command[] {
  const { full, tablet, phone } = editorWords.widths;
  const widths = [
    [undefined, full],
    [768, tablet],
    [390, phone],
  ] as const;
  return [
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
      id: "commands",
      label: words.title,
      group: "help",
      keys: ["Mod+K"],
      isHidden: true,
      run: acts.showCommands,
    },
  ];
}
