import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { poolbuilderBlocks } from "./blocks/blocks.ts";
import { price } from "./content/contact.ts";
import { drain, plunge, reasons, ropes, shapes, weeks } from "./content/home.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, poolbuilderBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("six services, reasons to choose, a number to call and a free estimate", () => {
  expect(ropes.services).toHaveLength(6);
  expect(reasons.reasons.length).toBeGreaterThan(2);
  expect([plunge.phone?.href, drain.phone?.href]).toEqual(["fact:phone", "fact:phone"]);
  expect(plunge.actions?.[0]?.label).toBe("Free estimate");
  expect(drain.actions?.map(({ href }) => href)).toEqual(["fact:email", "fact:phone"]);
});

test("the prices of shapes and services are the same prices", () => {
  const amount = (text: string) => Number(text.replace(/\D/g, ""));
  const [newPools, plungePools] = ropes.services.map((service) => amount(service.price ?? ""));
  const [least, next] = shapes.shapes.map((shape) => amount(shape.price ?? "")).sort((a, b) => a - b);
  expect([least, next]).toEqual([plungePools, newPools]);
  expect(amount(price)).toBe(least);
});

test("the weeks follow each other from the first to the twelfth", () => {
  const covered = (weeks.phases ?? []).flatMap(({ from = 0, to = 0 }) =>
    Array.from({ length: to - from + 1 }, (_, day) => from + day),
  );
  expect(covered).toEqual(Array.from({ length: 12 }, (_, week) => week + 1));
});
