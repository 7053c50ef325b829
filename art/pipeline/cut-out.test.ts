import { expect, test } from "vitest";
import { cutOut } from "./cut-out.ts";
import type { Planes } from "./planes.ts";

const ground = "#336699";
const wall = [0.2, 0.4, 0.6] as const;

/** A picture of one line, pixel by pixel. */
function line(...colours: (readonly number[])[]): Planes {
  const data = new Float32Array(colours.length * 3);
  for (const [pixel, colour] of colours.entries())
    for (const [channel, value] of colour.entries()) data[channel * colours.length + pixel] = value;
  return { width: colours.length, height: 1, data };
}

/** What `cut` looks like at `pixel` on a wall of `behind`. */
function laidOn(behind: readonly number[], cut: Planes, pixel: number) {
  const plane = (index: number) => cut.data[index * cut.width + pixel] ?? 0;
  return behind.map((value, channel) => plane(channel) * plane(3) + value * (1 - plane(3)));
}

function expectColour(actual: readonly number[], expected: readonly number[]) {
  for (const [channel, value] of expected.entries()) expect(actual[channel]).toBeCloseTo(value, 4);
}

const half = [0.15, 0.3, 0.45];
const dark = [0.1, 0.2, 0.3];
const brass = [0.8, 0.6, 0.2];
const edge = brass.map((value, channel) => (value + (dark[channel] ?? 0)) / 2);
const bare = Array.from({ length: 8 }, () => wall);
const seen = [...bare, half, dark, edge, brass];
const matte = line(...[...bare.map(() => 0), 0, 0, 0.5, 1].map((covered) => [covered, covered, covered]));

test("on its own wall a cut picture is the picture again, and the bare wall is not in it", () => {
  const cut = cutOut(line(...seen), matte, ground);
  for (const pixel of [0, 8, 9, 11]) expectColour(laidOn(wall, cut, pixel), seen[pixel] ?? []);
  expect([0, 11].map((pixel) => cut.data[3 * 12 + pixel])).toEqual([0, 1]);
});

test("on another wall it brings its shadow, and its edge takes the new wall's colour, not the old one's", () => {
  const cut = cutOut(line(...seen), matte, ground);
  expectColour(laidOn([1, 1, 1], cut, 9), [0.5, 0.5, 0.5]);
  const [, , blue = 0] = laidOn([0, 0, 0], cut, 10);
  expect(blue).toBeLessThan(edge[2] ?? 0);
});

test("a wall of another colour than the list says is told of", () => {
  expect(() => cutOut(line(...seen), matte, "#336677")).toThrow("The wall is not #336677 but 51,102,153.");
});
