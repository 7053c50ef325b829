/** What the editor can do besides typing: one list of these feeds the keys, the list of all commands and what help says of keys. */
export type Command = {
  id: string;
  label: string;
  group: CommandGroup;
  /** As `Mod+Shift+Z`, where `Mod` is Control, and on a Mac the command key; each of them does it. */
  keys?: readonly string[];
  /** Whether it can be done now. */
  isPossible?: boolean;
  /** Where it has a button of its own, so that the list need not name it. */
  isHidden?: boolean;
  /** Whether it opens something that has the focus then; else that goes back to where it was. */
  leadsOn?: boolean;
  run: () => void;
};

export type CommandGroup = "edit" | "show" | "pages" | "help";
