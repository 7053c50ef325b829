import { expect, test } from "vitest";
import { scriptsOf } from "./scripts.ts";
import { scriptsCss } from "./scripts-css.ts";

test("names are known by their letters", () => {
  const names = {
    "Łódź Győr Kraków İstanbul": ["extended"],
    "Phở Đặng": ["vietnamese", "extended"],
    "Кафе Весна": ["cyrillic"],
    Ταβέρνα: ["greek"],
    מסעדה: ["hebrew"],
    "مطعم الياسمين": ["arabic"],
    "चाय घर": ["devanagari"],
    ร้านกาแฟ: ["thai"],
    "서울 식당": ["hangul"],
    東京カフェ: ["han"],
    რესტორანი: ["other"],
  };
  for (const [name, scripts] of Object.entries(names)) expect(scriptsOf(name), name).toEqual(scripts);
});

test("English and its neighbours, signs, units and emoji are of no script to care for", () => {
  expect(scriptsOf("Zwölf Þór Œuvre £5 €6 → № † 10 kΩ, 5 μm, 2 πr² 🍜 ❤️ ʻOhana’s")).toEqual([]);
});

test("what is joined or stacked gets room and no tracking, wherever it says so, and nothing else does", () => {
  const css = scriptsCss(["extended", "arabic"], 0.6);
  expect(css).toContain(
    ".block[data-script~=arabic] *,.site[data-script~=arabic]>:is(header,footer) *{letter-spacing:0!",
  );
  expect(css).toContain("unicode-bidi:plaintext");
  expect(css).not.toContain("data-script~=extended] *");
  expect(css.indexOf("var(--display-leading),1.05")).toBeLessThan(css.indexOf("var(--display-leading),1.4"));
  expect(css).toMatch(/\.block\[data-script~=arabic\],[^{}]+\{--glyph:0\.6}/);
  expect(css.match(/--glyph/g)).toHaveLength(1);
  expect(scriptsCss([], 0.6)).toBe("");
});
