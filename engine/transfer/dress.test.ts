import { expect, test } from "vitest";
import siteV3 from "../document/fixtures/site-v3.json" with { type: "json" };
import type { SiteDocument } from "../document/site-document.ts";
import { type Dress, dressOf, dressParts, improveDress, wearDress } from "./dress.ts";

const site = siteV3 as unknown as SiteDocument;
const base = dressOf(site);
const { theme } = base;
const { type, colours } = theme;

/** Every part of it is another one. */
const today: Dress = {
  theme: {
    ...theme,
    colours: { ...colours, accent: "#123456" },
    type: { ...type, body: type.body === 18 ? 19 : 18 },
    radius: theme.radius + 1,
    density: theme.density === "airy" ? "dense" : "airy",
    motif: theme.motif === "dots" ? "grid" : "dots",
  },
  formats: { hours: { days: "short", daysJoin: "+", timesJoin: "+" } },
  nav: base.nav === "split" ? "rail" : "split",
  footer: base.footer === "colophon" ? "signature" : "colophon",
};

test("whoever has chosen nothing wears all that was improved", () => {
  const { dress, changes, kept } = improveDress(base, base, today);
  expect(dress).toEqual(today);
  expect(changes).toEqual(dressParts);
  expect(kept).toEqual([]);
});

test("what somebody has chosen stays, and what was not improved is not told", () => {
  const own: Dress = { ...base, theme: { ...theme, radius: 40, motif: "wave" } };
  const improved: Dress = { ...base, theme: { ...today.theme, motif: theme.motif } };
  const { dress, changes, kept } = improveDress(own, base, improved);
  expect(dress.theme).toEqual({ ...today.theme, radius: 40, motif: "wave" });
  expect(changes).toEqual(["colours", "type", "air"]);
  expect(kept).toEqual(["corners"]);
});

test("whoever wears it as it is today already is told nothing", () => {
  expect(improveDress(today, base, today)).toEqual({ dress: today, changes: [], kept: [] });
});

test("a site in its own dress is the same site", () => {
  expect(JSON.parse(JSON.stringify(wearDress(site, dressOf(site))))).toEqual(
    JSON.parse(JSON.stringify(site)),
  );
});
