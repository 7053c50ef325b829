import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { electricianBlocks } from "./blocks/blocks.ts";
import { board, callOut, certificate, circuits } from "./content/home.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, electricianBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("six circuits, in order of their rating", () => {
  const ratings = circuits.circuits.map(({ amperes }) => amperes);
  expect(ratings).toHaveLength(6);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
});

test("what a circuit costs from is on the certificate", () => {
  const prices = certificate.rows.map(({ price }) => `from ${price}`);
  for (const { price } of circuits.circuits) expect(prices).toContain(price);
  expect(board.facts[0]?.value).toBe(`${certificate.rows[0]?.price} call-out`);
});

test("one number everywhere, and an estimate by telephone or mail", () => {
  expect(board.phone).toEqual({ label: "{phone}", href: "fact:phone" });
  expect(callOut.estimate.phone.href).toBe(board.phone.href);
  expect(callOut.estimate.mail.href).toBe("fact:email");
});
