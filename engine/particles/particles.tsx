import type { MotionName } from "./motions.ts";
import "./particles.css";

/**
 * `count` particles in the colour of the text around, somewhere else on each visit. They fill the nearest positioned
 * ancestor; the script of an enhanced page has them drawn (`runParticles`), without it there are none.
 */
export function Particles({ motion, count }: { motion: MotionName; count: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tabindex takes no focus
  return <canvas className="particles" data-particles={motion} data-count={count} aria-hidden="true" />;
}
