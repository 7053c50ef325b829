import { expect, test } from "vitest";
import siteV2 from "../document/fixtures/site-v2.json" with { type: "json" };
import { families } from "./families.ts";
import { type Theme, themeSchema } from "./theme.ts";
import { scriptNames, themeCss, themeFonts } from "./theme-css.ts";

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

function cssWith(type: Partial<Theme["type"]>, text: string, language = "en"): string {
  return themeCss(themeWith(type), ":root", { blocks: [{ title: text }] }, language);
}

test("a page of usual letters has no rule more for whatever it says", () => {
  const theme = themeWith({});
  expect(cssWith({}, "Café Zwölf, 12 £: 10 kΩ 🍜")).toBe(themeCss(theme));
  expect(scriptNames("Café Zwölf", "en")).toBeUndefined();
});

test("a page that shows further letters has each face's file of just these", () => {
  const one = { display: "spectral", text: "spectral" } as const;
  const rangesOf = (css: string) => css.match(/unicode-range:[^}]+/g) ?? [];
  const polish = cssWith(one, "Łódź");
  expect(rangesOf(polish)).toHaveLength(families.spectral.faces.length);
  for (const { further } of families.spectral.faces) expect(polish).toContain(`url("${further[0]}")`);
  expect(new Set(rangesOf(polish))).toEqual(new Set([`unicode-range:${families.spectral.further[0]}`]));
  expect(new Set(rangesOf(cssWith(one, "Đặng Kadıköy"))).size).toBe(3);
});

test("letters that a family lacks come from its deputy, in the family's size, and before its stand-in", () => {
  const css = cssWith({ display: "rufina", text: "spectral" }, "Łódź");
  expect(css).toMatch(
    /font-family:"Rufina Deputy";src:url\("\/fonts\/vollkorn-ext\.woff2\?v=[^}]+;size-adjust:[\d.]+%;unicode-range:U\+141,U\+179-17A}/,
  );
  expect(css).toContain('--display:"Rufina","Rufina Deputy","Rufina Fallback",serif');
  expect(css).toContain('--text:"Spectral","Spectral Fallback",serif');
});

test("every deputy is a family", () => {
  for (const { name, deputies } of Object.values(families))
    for (const deputy of deputies) expect(Object.keys(families), name).toContain(deputy);
});

test("other scripts are written with the computer's fonts, as high as the family and as black", () => {
  const css = cssWith({ display: "big-shoulders", text: "spectral" }, "Кафе");
  const sizes = [...css.matchAll(/"(\w[\w ]+) System";src:local\("([^"]+)"\)[^}]+size-adjust:([\d.]+)%/g)];
  expect(sizes.map(([, family, font]) => `${family}: ${font}`)).toEqual([
    "Big Shoulders: Arial",
    "Big Shoulders: Arial Bold",
    "Big Shoulders: Arial Narrow",
    "Big Shoulders: Arial Narrow Bold",
    "Spectral: NotoSerif-Regular",
    "Spectral: NotoSerif-Bold",
    "Spectral: Times New Roman",
    "Spectral: Times New Roman Bold",
  ]);
  // Its letters are higher than Arial's, though so narrow that Arial stands in for them smaller.
  expect(Number(sizes[0]?.[3])).toBeGreaterThan(100);
  expect(cssWith({ display: "caprasimo", text: "caprasimo" }, "Кафе")).not.toContain("font-weight:1 599");
});

test("Chinese characters are those of the page's language", () => {
  expect(cssWith({}, "東京カフェ")).toContain("HiraMin");
  expect(cssWith({}, "東京", "ja")).toContain("HiraMin");
  expect(cssWith({}, "北京")).toContain("STSongti-SC");
  expect(cssWith({}, "臺北", "zh-TW")).toContain("STSongti-TC");
});
