import { execFileSync } from "node:child_process";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type FamilyKey, families } from "../../../engine/theme/families.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import type { ShareCard } from "../../../renderer/renderer.ts";
import { renderSite } from "../render-site.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { forms } from "./card-forms.ts";
import { cardSvg } from "./card-svg.ts";
import { fitText } from "./fit-text.ts";
import { openStyle } from "./set-words.ts";

const to = { origin: "https://kiln.test", hasCards: true };

type Page = { seo: object };

/** The site of a template that has chosen no picture. */
async function bareSite(slug: string) {
  const { seo, theme, ...document } = await sampleSite(slug);
  const { picture, ...rest } = seo as { picture: unknown };
  return { ...document, theme: theme as Theme, seo: rest, pages: document.pages as Record<string, Page> };
}

async function drawn(document: unknown) {
  const { files } = await renderSite(document, to);
  const pages = files.filter(({ policy }) => policy !== undefined);
  const shared = pages.map(({ path, bytes }) => {
    const html = Buffer.from(bytes).toString();
    const said = (name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1];
    return {
      path,
      image: said("og:image"),
      alt: said("og:image:alt"),
      title: said("og:title"),
      size: `${said("og:image:width")}x${said("og:image:height")}`,
      card: said("twitter:card"),
    };
  });
  return { files, shared, pictures: files.filter(({ path }) => path.startsWith("/share/")) };
}

async function cardOf(slug: string, said: Partial<ShareCard>): Promise<ShareCard> {
  const { theme } = await bareSite(slug);
  const name = "Weir & Daughters";
  return { name, title: name, kicker: "Joiner", host: "weir.test", language: "en-US", theme, ...said };
}

test("each page of a site without a picture is shared with one that is drawn, among its files under a name of its own", async () => {
  const { shared, pictures } = await drawn(await bareSite("plumbing"));
  const named = new Map(pictures.map((file) => [to.origin + file.path, file]));
  expect(new Set(shared.map(({ image }) => image)).size).toBeGreaterThan(2);
  for (const { path, image = "", alt, title, size, card } of shared) {
    expect({ size, card }, path).toEqual({ size: "1200x630", card: "summary_large_image" });
    expect(alt, path).toBe(title);
    const file = named.get(image);
    expect(file, path).toMatchObject({ contentType: "image/png", isImmutable: true });
    const { width, height, format } = await sharp(file?.bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(file?.bytes.byteLength).toBeLessThan(120_000);
  }
  expect(pictures.length).toBe(new Set(shared.map(({ image }) => image)).size);
});

test("a site that has chosen a picture has none drawn, nor has one that is only looked at", async () => {
  const sample = await sampleSite("plumbing");
  const seo = sample.seo as { picture: object };
  const chosen = { ...seo, picture: { ...seo.picture, path: "/media/0a/van" } };
  const { shared, pictures } = await drawn({ ...sample, seo: chosen });
  expect(pictures).toEqual([]);
  expect(shared[0]?.image).toBe(`${to.origin}/media/0a/van-og.jpg`);
  const { files } = await renderSite(await bareSite("plumbing"), { origin: to.origin });
  expect(files.filter(({ bytes }) => Buffer.from(bytes).toString().includes("og:image"))).toEqual([]);
});

test("a site that still has the picture of its template never chose one: it gets those that are drawn", async () => {
  const { seo } = await sampleSite("plumbing");
  expect(seo).toHaveProperty("picture.path", expect.stringMatching(/^\/pictures\//));
  const { shared } = await drawn(await sampleSite("plumbing"));
  expect(shared).toEqual((await drawn(await bareSite("plumbing"))).shared);
  expect(shared[0]?.image).toContain("/share/");
});

test("the same card is the same bytes in another process, and another colour is another picture", async () => {
  const document = await bareSite("food");
  const hashes = async (site: unknown) => (await drawn(site)).pictures.map(({ path }) => path).sort();
  const here = await hashes(document);
  const there = execFileSync(
    process.execPath,
    [join(import.meta.dirname, "../testing/print-cards.ts"), "food", to.origin],
    {
      encoding: "utf8",
    },
  );
  expect(there.trim().split("\n")).toEqual(here);
  const { theme } = document;
  const other = { ...theme, colours: { ...theme.colours, accent: "#0b6b3a" } };
  const anew = await hashes({ ...document, theme: other });
  expect(anew.filter((path) => here.includes(path))).toEqual([]);
});

test("beyond forty pages a page is shared with the picture of the first", async () => {
  const document = await bareSite("fashion");
  const { pages } = document;
  const [page] = Object.entries(pages).flatMap(([path, one]) => (path === "/about" ? [one] : []));
  const more = Array.from({ length: 45 }, (_, index) => [
    `/more-${index}`,
    { ...page, seo: { ...page?.seo, title: `Room ${index} | {name}` } },
  ]);
  const { shared, pictures } = await drawn({ ...document, pages: { ...pages, ...Object.fromEntries(more) } });
  const first = shared.find(({ path }) => path === "/")?.image;
  expect(shared.filter(({ image }) => image === first).length).toBeGreaterThan(1);
  expect(shared.find(({ path }) => path === "/more-44")?.image).toBe(first);
  expect(pictures.length).toBeLessThanOrEqual(40);
});

test.each(Object.keys(families) as FamilyKey[])(
  "a name stands whole in the room of every form, in %s",
  async (family) => {
    const names = [
      "Mo",
      "Weir & Daughters",
      "W".repeat(60),
      "Wm. ".repeat(15),
      "Łódź Świętokrzyska Pierogarnia",
    ];
    const rooms = Object.values(forms).map((form) =>
      form({ paper: "#fff", ink: "#000", accent: "#f00", line: "#ccc", deep: "#222" }, () => 0.5),
    );
    const limits = { largest: 216, smallest: 32, leading: 1, capital: families[family].heights.capital };
    const setter = await openStyle({ family, weight: 800, style: "normal" }, 0.02, names.join(" "));
    for (const name of names) {
      for (const { width, top, foot } of rooms) {
        const set = fitText(name, setter, { width, height: foot - top }, limits);
        const letters = set?.lines
          .flatMap(({ words }) => words)
          .reduce((sum, word) => sum + word.marks.length, 0);
        expect(letters, name).toBeGreaterThan(0);
        for (const line of set?.lines ?? [])
          expect(line.width * (set?.size ?? 0)).toBeLessThanOrEqual(width + 0.01);
        expect((set?.lines.length ?? 0) * (set?.lineHeight ?? 0)).toBeLessThanOrEqual(
          foot - top + (set?.size ?? 0),
        );
      }
    }
  },
);

test("a word that is broken at many sizes is measured letter by letter once, and set as often as it has pieces", () => {
  let calls = 0;
  const set = (text: string) => {
    calls += 1;
    return { width: 0.6 * text.length, marks: [] };
  };
  const word = Array.from({ length: 160 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
  const limits = { largest: 216, smallest: 32, leading: 1, capital: 0.7, mostLines: 2 };
  expect(fitText(word, { set, space: 0.2 }, { width: 700, height: 480 }, limits)).toBeUndefined();
  expect(calls).toBeLessThan(250);
});

test.each(Object.keys(families) as FamilyKey[])(
  "the dot between two words has room, in %s",
  async (family) => {
    const setter = await openStyle({ family, weight: 400, style: "normal" }, 0, "· ");
    expect(setter.set("·")?.width ?? 1).toBeGreaterThan(0.1);
  },
);

test.each(["مطبخ الياسمين", "東京ボルダリング", "Пекарня", "בית קפה"])(
  "the card of %s, which the site's families cannot write, shows its address",
  async (name) => {
    const kicker = { kicker: "" };
    const shown = await cardSvg(await cardOf("solar", { ...kicker, name, title: name }));
    expect(shown).toBe(await cardSvg(await cardOf("solar", { ...kicker, name, title: "weir.test" })));
  },
);

test("a title that cannot be written or is no title gives way to the name, and emoji to nothing", async () => {
  const ofName = await cardSvg(await cardOf("solar", {}));
  for (const title of ["料金", "on and on ".repeat(40), "🌿 Weir & Daughters ✨"])
    expect(await cardSvg(await cardOf("solar", { title })), title).toBe(ofName);
  expect(await cardSvg(await cardOf("solar", { kicker: "木工" }))).toBe(
    await cardSvg(await cardOf("solar", { kicker: "" })),
  );
});

test("nothing of what a business says stands in the drawing but as outlines", async () => {
  const name = '</svg><image href="file:///etc/passwd"/> & Co';
  const svg = await cardSvg(await cardOf("art", { name, title: name, kicker: name, host: name }));
  expect(svg.replaceAll(/<(\/?)(svg|g|path)\b[^<>]*>/g, "")).toBe("");
  expect(svg).not.toMatch(/href|passwd|image/);
});
