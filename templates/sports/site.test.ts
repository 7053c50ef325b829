import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { sportsBlocks } from "./blocks/blocks.ts";
import { lapPoint } from "./blocks/lap/lap-point.ts";
import { finishes, lap, programs, stagger } from "./content/home.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, sportsBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("three programs: free, $199 and $499 a month, over 4 weeks, 12 weeks and 6 months", () => {
  expect(
    programs.programs.map(({ price, per = "", duration, weeks }) => [price + per, duration, weeks]),
  ).toEqual([
    ["Free", "4 weeks", 4],
    ["$199/month", "12 weeks", 12],
    ["$499/month", "6 months", 26],
  ]);
});

test("each improvement is what lies between the two times", () => {
  for (const { before, after, improvement, hundredths } of finishes.stories) {
    expect(seconds(before) - seconds(after)).toBeCloseTo(hundredths / 100, 5);
    expect(improvement).toBe(`−${(hundredths / 100).toFixed(2)} s`);
  }
});

test("the stagger is that of lanes 1.22 m wide, measured 20 cm from the line", () => {
  for (const [index, { ahead }] of stagger.lanes.entries())
    expect(ahead).toBeCloseTo(index === 0 ? 0 : 2 * Math.PI * (1.22 * index - 0.1), 1);
});

test("sixteen hours are one lap: the day ends where it began", () => {
  const { opens, sessions } = lap;
  const last = sessions.at(-1);
  expect(((last?.to ?? 0) - opens) * 25).toBe(400);
  expect(lapPoint(400, 40).x).toBeCloseTo(lapPoint(0, 40).x, 1);
  expect(lapPoint(400, 40).y).toBeCloseTo(lapPoint(0, 40).y, 1);
});

function seconds(time: string): number {
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}
