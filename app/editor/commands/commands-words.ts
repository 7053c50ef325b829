import type { CommandGroup } from "./command.ts";

export const commandsWords = {
  title: "All commands",
  more: "More",
  search: "Find a command or a page",
  none: (asked: string) => `No command is called “${asked}”.`,
  found: (count: number) => (count === 1 ? "1 command" : `${count} commands`),
  groups: { edit: "Edit", show: "Show", pages: "Go to", help: "Help" } satisfies Record<CommandGroup, string>,
  find: "Find and replace on all pages",
  save: "Save now",
  goOn: "Next part of the editor",
  goBack: "Part before",
  addSection: "Add a section",
  width: (of: string) => `Width of the page: ${of}`,
  preview: "Preview the page as visitors see it",
  endPreview: "Go on editing",
  page: (name: string) => `Page: ${name}`,
  help: "How editing works",
  ask: "Ask the studio about this page",
} as const;
