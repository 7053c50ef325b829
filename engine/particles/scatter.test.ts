import { expect, test } from "vitest";
import { type MotionName, motions } from "./motions.ts";
import { move, opacityOf, scatter } from "./scatter.ts";

/** The same numbers each time, evenly spread. */
function countedRandom() {
  let drawn = 0;
  return () => (drawn++ * 0.618034) % 1;
}

test("as many are scattered as were asked for, each within its motion's bounds", () => {
  for (const name of Object.keys(motions) as MotionName[]) {
    const motion = motions[name];
    const particles = scatter(motion, 40, countedRandom());
    expect(particles).toHaveLength(40);
    for (const { x, y, speedX, speedY, radius } of particles) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThan(1);
      expect(speedX).toBeGreaterThanOrEqual(motion.speedX[0]);
      expect(speedX).toBeLessThanOrEqual(motion.speedX[1]);
      expect(speedY).toBeGreaterThanOrEqual(motion.speedY[0]);
      expect(speedY).toBeLessThanOrEqual(motion.speedY[1]);
      expect(radius).toBeGreaterThan(0);
    }
  }
});

test("a particle moves by its speed, and enters again where it left", () => {
  const particle = { x: 0.95, y: 0.05, speedX: 100, speedY: -50, radius: 1, twinkle: 0, phase: 0 };
  move(particle, 1, 1000, 500);
  expect(particle.x).toBeCloseTo(0.05);
  expect(particle.y).toBeCloseTo(0.95);
});

test("opacity stays between 0.15 and 1", () => {
  const [particle] = scatter(motions.rise, 1, countedRandom());
  if (!particle) throw new Error("nothing was scattered");
  const seen = Array.from({ length: 200 }, (_, index) => opacityOf(particle, index / 20));
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(0.149);
  expect(Math.max(...seen)).toBeLessThanOrEqual(1.001);
  expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(0.5);
});
