import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { english } from "../language/english.ts";
import type { BlockDefinition } from "./block.ts";
import { coreBlocks } from "./core-blocks.ts";
import { registryOf } from "./registry.ts";

const blocks = [...coreBlocks.values()] as unknown as BlockDefinition[];

test("every folder with a block is registered", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name.endsWith(".block.ts"))
    .map((entry) => entry.name.replace(".block.ts", ""));
  expect(blocks.map(({ type }) => type).sort()).toEqual(folders.sort());
});

test("two blocks cannot share a type", () => {
  const [first] = [...coreBlocks.values()];
  expect(() => registryOf(first ? [first, first] : [])).toThrow("share one type");
});

test("no block uses the clock, chance or hooks, but to know where it stands", () => {
  for (const entry of readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })) {
    // What has state in the browser keeps to rules of its own (decision 017).
    if (!entry.name.endsWith(".tsx") || entry.name.includes(".test.") || entry.name === "live.tsx") continue;
    const source = readFileSync(join(entry.parentPath, entry.name), "utf8");
    expect(source, entry.name).not.toMatch(
      /\buse(?!Context|SiteVisit)[A-Z]\w*\(|Date\.now|new Date\(\)|Math\.random|dangerouslySet/,
    );
    expect(source, entry.name).not.toMatch(/import \{[^}]*\} from "[^"]*\.props\.ts"/);
  }
});

for (const { type, schema, View, samples } of blocks) {
  describe(type, () => {
    for (const [name, props] of Object.entries(samples)) {
      test(`${name} passes its schema, and is drawn the same each time, without inline styles or script`, () => {
        expect(schema.parse(JSON.parse(JSON.stringify(props)))).toEqual(props);
        const draw = () =>
          renderToStaticMarkup(createElement(View, { ...props, id: "sample", locale: english }));
        const html = draw();
        expect(draw()).toBe(html);
        expect(html.length).toBeGreaterThan(40);
        expect(html).not.toMatch(/ style="| on[a-z]+="|<script|undefined|\[object/);
      });
    }

    test("refuses a prop it does not know", () => {
      const [props] = Object.values(samples);
      expect(schema.safeParse({ ...props, surprise: true }).success).toBe(false);
    });
  });
}
