import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadRenderer } from "./load-renderer.ts";
import { renderSite } from "./render-site.ts";
import { sampleSite } from "./testing/sample-site.ts";

const origin = "https://kiln.test";

async function filesOf(slug: string) {
  const { files } = await renderSite(await sampleSite(slug), { origin });
  return new Map(
    files.map((file) => [file.path, { ...file, text: Buffer.from(file.bytes).toString() }] as const),
  );
}

function hashOf(files: readonly { path: string; bytes: Uint8Array }[]): string {
  const hash = createHash("sha256");
  for (const { path, bytes } of files) hash.update(path).update("\0").update(bytes).update("\0");
  return hash.digest("hex");
}

test("the same document is the same bytes, here again and in another process", async () => {
  const document = await sampleSite("fashion");
  const rendered = async () => hashOf((await renderSite(document, { origin })).files);
  const here = await rendered();
  expect(await rendered()).toBe(here);
  const script = join(import.meta.dirname, "testing/print-hash.ts");
  const there = execFileSync(process.execPath, [script, "fashion", origin], { encoding: "utf8" });
  expect(there.trim()).toBe(here);
});

test("a page carries its styles, its policy knows them, and one without state has no script of its own", async () => {
  const files = await filesOf("plumbing");
  const services = files.get("/services");
  expect(services?.contentType).toBe("text/html; charset=utf-8");
  expect(services?.text).not.toContain("stylesheet");
  expect(services?.text).not.toMatch(/<script[^>]* src=/);
  const css = services?.text.split("</style><script>")[0]?.split("<style>").at(-1) ?? "";
  const hash = createHash("sha256").update(css).digest("base64");
  expect(services?.policy).toContain(`'sha256-${hash}'`);
});

test("each page wears the sheets of its design and of the blocks that it shows, and no others", async () => {
  const files = await filesOf("plumbing");
  const worn = files.get("/404")?.text;
  expect(worn).toContain(".site .navigation{color:#0b1d73");
  expect(worn).not.toContain(".testimonials");
  const { sheets } = await loadRenderer();
  expect(sheets.designs.plumbing).toEqual(["templates/plumbing/wall.css"]);
  expect(sheets.blocks["fashion/shop"]).toContain("templates/fashion/pieces/piece-card.css");
  const known = new Set(sheets.order);
  for (const list of [sheets.frame, ...Object.values(sheets.blocks), ...Object.values(sheets.designs)])
    for (const path of list) expect(known).toContain(path);
});

test("the point of a picture that is never cut away is said on its page, and no other page has the rules for it", async () => {
  const document = await sampleSite("restaurant");
  const text = JSON.stringify(document);
  const [, alt = ""] = /"alt":"((?:[^"\\]|\\.)+)"/.exec(text) ?? [];
  const drawn = async (json: string) => {
    const { files } = await renderSite(JSON.parse(json), { origin });
    const page = files.find(({ path }) => path === "/");
    return Buffer.from(page?.bytes ?? []).toString();
  };
  const moved = await drawn(text.replaceAll(`"alt":"${alt}"`, `"alt":"${alt}","focus":{"x":2,"y":8}`));
  expect(moved).toContain('data-focus-x="2" data-focus-y="8"');
  expect(moved).toMatch(/\[data-focus-x\]\{object-position:[^}]*!important\}/);
  expect(moved).toMatch(/\[data-focus-y="8"\]\{[^}]*80%\}/);
  expect(await drawn(text)).not.toContain("data-focus");
});

test("a page with state has its islands, what they load is there, and what another page has is not asked for", async () => {
  const files = await filesOf("fashion");
  const shop = files.get("/shop")?.text ?? "";
  const loaded = [...shop.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(loaded.some((path) => path.includes("fashion-shop"))).toBe(true);
  expect(loaded.some((path) => path.includes("fashion-account"))).toBe(false);
  for (const path of loaded) expect(files.get(path)?.isImmutable).toBe(true);
  const imported = [...files.values()].flatMap(({ path, text }) =>
    path.endsWith(".js") ? [...text.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`) : [],
  );
  for (const path of imported) expect(files.has(path), path).toBe(true);
});

test("no page with state has more script than it may", async () => {
  const { scripts, scriptTexts } = await loadRenderer();
  const { brotliCompressSync } = await import("node:zlib");
  const weight = (path: string) => brotliCompressSync(scriptTexts.get(path) ?? "").byteLength;
  for (const [type, { needs }] of Object.entries(scripts.islands))
    expect(
      needs.reduce((sum, path) => sum + weight(path), 0),
      type,
    ).toBeLessThan(20 * 1024);
});

test("no page of a template with state loads more script than it may, all its islands together", async () => {
  const { scripts } = await loadRenderer();
  const { brotliCompressSync } = await import("node:zlib");
  const designs = new Set(Object.keys(scripts.islands).flatMap((type) => /^(.*)\//.exec(type)?.[1] ?? []));
  for (const slug of designs) {
    const files = await filesOf(slug);
    const weights = new Map(
      [...files.values()].map(({ path, bytes }) => [
        path,
        path.endsWith(".js") ? brotliCompressSync(bytes).byteLength : 0,
      ]),
    );
    for (const { path, text } of files.values()) {
      const loaded = new Set(
        [...text.matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file),
      );
      const weight = [...loaded].reduce((sum, file = "") => sum + (weights.get(file) ?? 0), 0);
      expect(weight, `${slug} ${path}`).toBeLessThan(20 * 1024);
    }
  }
});

test("a site is shown nowhere but at an origin, and its forms post to no other", async () => {
  const document = await sampleSite("restaurant");
  const refused = [
    { origin: "https://kiln.test\nDisallow: /" },
    { origin: "https://kiln.test/" },
    { origin: "kiln.test" },
    { origin: "javascript:alert(1)" },
    { origin, base: '/a"b' },
    { origin, base: "/demo/" },
    { origin, receiver: "javascript:alert(1)" },
    { origin, receiver: "//elsewhere.test/messages" },
    { origin, receiver: "https://elsewhere.test/messages" },
  ];
  for (const to of refused)
    await expect(renderSite(document, to), JSON.stringify(to)).rejects.toThrow(/, not (?:at|to) /);
});

test("sitemap, robots and icon are the site's own, and what it does not have is in no sitemap", async () => {
  const files = await filesOf("plumbing");
  expect(files.get("/sitemap.xml")?.text).toContain("<loc>https://kiln.test/services</loc>");
  expect(files.get("/sitemap.xml")?.text).not.toContain("404");
  expect(files.get("/robots.txt")?.text).toContain("Sitemap: https://kiln.test/sitemap.xml");
  expect(files.get("/icon.svg")?.contentType).toBe("image/svg+xml; charset=utf-8");
  expect(files.get("/404")?.text).toContain('href="/icon.svg"');
});

test("particles bring the engine's script with its worker, a menu of places without, neither none", async () => {
  const scriptsOf = async (slug: string) =>
    [...(await filesOf(slug)).keys()].filter((path) => /enhancement|particles/.test(path)).length;
  expect(await scriptsOf("gaming")).toBe(2);
  expect(await scriptsOf("plumbing")).toBe(1);
  expect(await scriptsOf("restaurant")).toBe(0);
});

test("forms post where they are told to, and nowhere where they are not", async () => {
  const document = await sampleSite("restaurant");
  const formOf = async (receiver?: string) => {
    const { files } = await renderSite(document, { origin, ...(receiver && { receiver }) });
    const page = Buffer.from(files.find(({ path }) => path === "/contact")?.bytes ?? []).toString();
    return /<form[^>]*>/.exec(page)?.[0];
  };
  expect(await formOf("/messages")).toBe('<form action="/messages" method="post">');
  expect(await formOf()).toBe('<form method="dialog">');
});
