import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { plumbingBlocks } from "./blocks/blocks.ts";
import { arc } from "./blocks/clock/arcs.ts";
import type { ClockProps } from "./blocks/clock/clock.props.ts";
import { Clock } from "./blocks/clock/clock.tsx";
import { places } from "./blocks/drops/places.ts";
import { emergencyPrice } from "./content/facts.ts";
import { clock, services } from "./content/home.ts";
import { pair, specialties, trust } from "./content/services.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, plumbingBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("an emergency costs from $199, applied to the repair, on both pages", () => {
  expect(emergencyPrice).toBe("From $199");
  expect(pair.cards[0]).toMatchObject({
    name: "Emergency",
    price: emergencyPrice,
    note: "applied to the repair",
  });
  expect(clock.zones.find(({ name }) => name === "Night")?.price).toBe("$199");
});

test("six services, six specialties, two ways to come, four figures, twenty drops", () => {
  expect(services.services).toHaveLength(6);
  expect(specialties.tags).toHaveLength(6);
  expect(pair.cards.map(({ name }) => name)).toEqual(["Emergency", "Installation"]);
  expect(trust.figures).toHaveLength(4);
  expect(new Set(places(20).map(({ x, y }) => `${x} ${y}`)).size).toBe(20);
});

test("the zones of the price clock fill the day once", () => {
  const hours = clock.zones.map(({ from, to }) => (to - from + 24) % 24);
  expect(hours.reduce((sum, length) => sum + length, 0)).toBe(24);
  for (const [index, { to }] of clock.zones.entries()) {
    expect(clock.zones[(index + 1) % clock.zones.length]?.from).toBe(to);
  }
});

test("six in the evening lies left on the dial, and eleven hours are less than half of it", () => {
  expect(arc(7, 18, 100)).toMatch(/0 0 1 -?100,-?0$/);
});

test("what is sold at any hour is on no dial", () => {
  const draw = (zones: ClockProps["zones"]) => renderToStaticMarkup(Clock({ id: "prices", zones }));
  expect(draw(clock.zones)).toContain('<svg viewBox="-110');
  expect(draw(clock.zones.map(({ hours, ...zone }) => zone))).not.toContain('<svg viewBox="-110');
});
