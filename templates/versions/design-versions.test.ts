import { expect, test } from "vitest";
import { isSame } from "../../engine/document/is-same.ts";
import { dressOf } from "../../engine/transfer/dress.ts";
import { everyTemplate } from "../every-template.ts";
import { type DesignVersions, designVersions, todaysVersion } from "./design-versions.ts";
import { sourceOf } from "./source-of.ts";

/** All versions until now, with a new one of each design that is not what its last one was. */
function withToday(): DesignVersions {
  return Object.fromEntries(
    everyTemplate.map(({ slug, site }) => {
      const before = designVersions[slug] ?? [];
      const last = before.at(-1);
      const today = { of: sourceOf(slug), dress: JSON.parse(JSON.stringify(dressOf(site))) };
      if (last && last.of === today.of && isSame(last.dress, today.dress)) return [slug, before];
      return [slug, [...before, { version: (last?.version ?? 0) + 1, ...today }]];
    }),
  );
}

test("each design is known by the version that it has: npm run design-versions writes down one that changed", async () => {
  const text = `${JSON.stringify(withToday(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot("./design-versions.json");
});

test("versions are counted from one on, and none is left out", () => {
  for (const { slug } of everyTemplate) {
    const numbers = designVersions[slug]?.map(({ version }) => version) ?? [];
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
    expect(todaysVersion(slug)).toBe(numbers.length);
  }
});
