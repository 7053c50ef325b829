import { expect, test } from "vitest";
import { checkContrast } from "../../../engine/checks/check-contrast.ts";
import siteV3 from "../../../engine/document/fixtures/site-v3.json" with { type: "json" };
import { type Theme, themeSchema } from "../../../engine/theme/theme.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import { mendColours } from "./mend-colours.ts";

const theme = themeSchema.parse(siteV3.theme);

test("colours that cannot be read are mended all in one step, and the ground stays", () => {
  const { paper } = theme.colours;
  const colours: Theme["colours"] = { ...theme.colours, ink: paper, muted: paper, accentInk: paper };
  const broken = { ...theme, colours };
  expect(checkContrast(broken).length).toBeGreaterThan(3);
  const steps = mendColours(broken);
  const [step] = steps.filter(({ path }) => path[1] === "colours");
  const mended = (step as unknown as { value: Theme["colours"] }).value;
  expect(checkContrast({ colours: mended })).toEqual([]);
  expect(mended.paper).toBe(paper);
});

test("a design as it comes has no colours to mend", () => {
  for (const { slug, site } of everyTemplate) {
    expect(checkContrast(site.theme), slug).toEqual([]);
    expect(mendColours(site.theme), slug).toEqual([]);
  }
});
