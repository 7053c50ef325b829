import type { Motion } from "./motions.ts";

export type Particle = {
  /** Place in shares of the field, 0 to 1. */
  x: number;
  y: number;
  /** Pixels per second. */
  speedX: number;
  speedY: number;
  radius: number;
  twinkle: number;
  /** Where in its dimming and brightening it begins, in turns. */
  phase: number;
};

/** `count` particles, scattered by `random`, which gives numbers from 0 to below 1. */
export function scatter(motion: Motion, count: number, random: () => number): Particle[] {
  const within = ([from, to]: readonly [number, number]) => from + (to - from) * random();
  return Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    speedX: within(motion.speedX),
    speedY: within(motion.speedY),
    radius: within(motion.radius),
    twinkle: within(motion.twinkle),
    phase: random(),
  }));
}

/** Moves one on by `seconds` in a field of `width` times `height` pixels; what leaves it enters at the other side. */
export function move(particle: Particle, seconds: number, width: number, height: number): void {
  particle.x = wrap(particle.x + (particle.speedX * seconds) / width);
  particle.y = wrap(particle.y + (particle.speedY * seconds) / height);
}

function wrap(share: number): number {
  return share - Math.floor(share);
}

/** Its opacity after `seconds`, 0.15 to 1; one that does not twinkle keeps the middle of it. */
export function opacityOf({ twinkle, phase }: Particle, seconds: number): number {
  if (twinkle === 0) return 0.6;
  return 0.575 + 0.425 * Math.sin((seconds * twinkle + phase) * 2 * Math.PI);
}
