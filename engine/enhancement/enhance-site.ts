import { runParticles } from "../particles/run-particles.ts";
import { closeMenu } from "./close-menu.ts";
import { copyText } from "./copy-text.ts";
import { enhanceWith } from "./enhance-with.ts";

/** What the pages of a site can do without React. */
export const enhanceSite = enhanceWith([
  ["[popover]", closeMenu],
  ["[data-copy]", copyText],
  ["[data-particles]", runParticles],
]);
