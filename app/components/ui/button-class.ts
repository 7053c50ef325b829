const shape =
  "inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 text-base transition-colors duration-200 disabled:cursor-default aria-disabled:cursor-default motion-reduce:transition-none";

const variants = {
  solid:
    "px-7 py-2.5 text-center font-semibold bg-accent text-on-accent hover:bg-ink hover:text-paper data-busy:bg-muted data-busy:text-paper",
  outline:
    "px-6 py-2.5 text-center font-medium border border-muted hover:bg-ink hover:text-paper data-busy:opacity-70",
  text: "min-w-11 font-medium underline decoration-1 underline-offset-4 hover:text-accent disabled:text-muted disabled:no-underline aria-disabled:text-muted aria-disabled:no-underline",
} as const;

export type ButtonVariant = keyof typeof variants;

/** The look of a button, for the element that fits: a button that acts, a link that leads. */
export function buttonClass(variant: ButtonVariant, more = ""): string {
  return `${shape} ${variants[variant]} ${more}`.trimEnd();
}
