/** The look of a bar that says how far something is: browsers draw their own, mostly in green, unless all of it is told. */
export const progressClass =
  "block h-1.5 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent";
