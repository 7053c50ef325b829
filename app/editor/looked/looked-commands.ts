import type { Width } from "../bar-parts.tsx";
import type { Command } from "../commands/command.ts";
import { commandsWords as words } from "../commands/commands-words.ts";
import { editorWords } from "../editor-words.ts";

type Acts = {
  goOn: (isBack: boolean) => void;
  showSections: () => void;
  width: Width;
  setWidth: (width: Width) => void;
  pages: readonly { path: string; label: string }[];
  path: string;
  goTo: (path: string) => void;
  showCommands: () => void;
};

/** All that can be done where a site is only looked at. */
export function lookedCommands(acts: Acts): Command[] {
  const widths: readonly [Width, string][] = [
    [undefined, editorWords.widths.full],
    [768, editorWords.widths.tablet],
    [390, editorWords.widths.phone],
  ];
  return [
    { id: "sections", label: editorWords.sections, group: "show", leadsOn: true, run: acts.showSections },
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
