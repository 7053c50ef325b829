import { expect, test } from "vitest";
import siteV2 from "../document/fixtures/site-v2.json" with { type: "json" };
import { families } from "./families.ts";
import { type Theme, themeSchema } from "./theme.ts";
import { themeCss, themeFonts } from "./theme-css.ts";

function themeWith(type: Partial<Theme["type"]>): Theme {
  return themeSchema.parse({ ...siteV2.theme, type: { ...siteV2.theme.type, ...type } });
}

test("every colour and measure of the theme is a variable, under the selector it is asked for", () => {
  const css = themeCss(themeWith({}), "[data-x]");
  expect(css).toContain("[data-x]{color-scheme:light;--paper:#faf7f2;");
  expect(css).toContain("--on-accent:#ffffff;");
  expect(css).toContain("--radius:4px;--space:1rem}");
});

test("sizes of the scale grow with the screen, and text follows the browser's own size", () => {
  const css = themeCss(themeWith({ body: 16, scale: 1.5 }));
  expect(css).toContain("--step-0:1rem;");
  expect(css).toMatch(/--step-2:clamp\(1\.44rem,[\d.]+rem \+ [\d.]+vw,2\.25rem\)/);
});

test("each family comes with its faces and a stand-in, and is named once", () => {
  const css = themeCss(themeWith({ display: "spectral", text: "spectral" }));
  expect(css.match(/font-family:"Spectral Fallback"/g)).toHaveLength(1);
  expect(css.match(/font-family:"Spectral";/g)).toHaveLength(families.spectral.faces.length);
});

test("the first paint fetches of each family the face that it shows, and no file twice", () => {
  expect(themeFonts(themeWith({ display: "rufina", displayWeight: 700, text: "spectral" }))).toEqual([
    expect.stringMatching(/^\/fonts\/spectral\.woff2\?v=/),
    expect.stringMatching(/^\/fonts\/rufina-700\.woff2\?v=/),
  ]);
  expect(
    themeFonts(themeWith({ display: "instrument-serif", displayStyle: "italic", displayWeight: 400 }))[1],
  ).toMatch(/italic/);
  expect(themeFonts(themeWith({ display: "hanken-grotesk", text: "hanken-grotesk" }))).toHaveLength(1);
});

test("other faces are fetched first only where a page shows them", () => {
  const theme = themeWith({ display: "hanken-grotesk", text: "spectral", mono: "geist-mono" });
  expect(themeFonts(theme)).toHaveLength(2);
  expect(themeFonts(theme, [{ family: "mono" }, { family: "text", style: "italic" }]).slice(2)).toEqual([
    expect.stringMatching(/^\/fonts\/geist-mono\.woff2\?v=/),
    expect.stringMatching(/^\/fonts\/spectral-italic\.woff2\?v=/),
  ]);
  const withoutMono = themeWith({ mono: undefined });
  expect(themeFonts(withoutMono, [{ family: "mono" }])).toEqual(themeFonts(withoutMono));
});
