/** What a bar of the editor is pressed on. */
export const toolClass =
  "inline-flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center px-2 text-sm focus-visible:-outline-offset-3 whitespace-nowrap hover:text-accent disabled:cursor-default disabled:text-muted aria-pressed:underline aria-pressed:decoration-accent aria-pressed:decoration-2 aria-pressed:underline-offset-8";

/** What stands on one that opens something, while that is open. */
export const openToolClass =
  "group-aria-expanded:underline group-aria-expanded:decoration-accent group-aria-expanded:decoration-2 group-aria-expanded:underline-offset-8";
