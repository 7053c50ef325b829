import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyTemplateFigures } from "../contract/template-figures.ts";
import { everyTemplate } from "./every-template.ts";

const figures = everyTemplateFigures.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "figures.json"), "utf8")),
);

test("each template has its figures, and nothing else has", () => {
  expect(Object.keys(figures).sort()).toEqual(everyTemplate.map(({ slug }) => slug).sort());
});

test("what was measured holds what is promised of templates", () => {
  for (const [slug, { axe, words }] of Object.entries(figures)) {
    expect([slug, axe?.violations ?? 0, words?.share ?? 1]).toEqual([slug, 0, 1]);
  }
});
