import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Finding } from "../../engine/checks/finding.ts";
import type { PatchStep } from "../../engine/document/apply-patch.ts";
import { receiver } from "../sites/site-origin.ts";
import { filesAskedFor } from "./files-asked-for.ts";
import { loadRenderer } from "./load-renderer.ts";
import type { SiteFile } from "./site-file.ts";
import { type SiteRenderer, startRenderer } from "./start-renderer.ts";
import { everyBusiness } from "./testing/businesses.ts";

const origin = "https://weir.sites.test";
const client = join(import.meta.dirname, "../../build/client");
const to = { origin, receiver };

let renderer: SiteRenderer;
beforeAll(() => {
  renderer = startRenderer();
});
afterAll(() => renderer.stop());

/** What a business of `trade` would publish of a template, once it has hidden what is all sample. */
async function begunSite(template: string, trade: string) {
  const facts = { name: "Weir & Daughters", trade, phone: "+49 30 901820", city: "Berlin" };
  const { site } = await renderer.begin({ template, facts, language: "en-US" });
  const document: unknown = JSON.parse(JSON.stringify(site));
  const { samples, findings: asBegun } = await renderer.judge(document, to);
  const hidden = samples.filter(({ isOpening }) => !isOpening);
  const steps: PatchStep[] = hidden.length > 0 ? await renderer.hide(document, hidden) : [];
  const { site: draft } = await renderer.check(document, steps);
  const { findings } = await renderer.judge(draft, to);
  const { files } = await renderer.render(draft, to);
  const stuck = [...asBegun.filter((one) => !isHidden(one, hidden)), ...findings].filter(
    ({ severity, isAcceptable }) => severity === "blocking" && !isAcceptable,
  );
  return { stuck, files };
}

/** Whether it is about a section that its owner would have hidden, so that it cannot stand in the way. */
function isHidden({ page, section }: Finding, hidden: readonly { page: string; section: string }[]): boolean {
  return hidden.some((one) => one.page === page && one.section === section);
}

/** Addresses that a browser loads by itself when it shows this page, or a sheet of styles in it. */
function loadedBy(text: string): string[] {
  const elements = [
    ...text.matchAll(/<(?:script|img|source|link|iframe|video|audio|use|image|object|embed)\b[^>]*>/g),
  ]
    .map(([tag]) => tag)
    // What search engines are told is loaded by nobody.
    .filter((tag) => !/ rel="(?:canonical|alternate)"/.test(tag));
  return [
    ...elements.flatMap((tag) =>
      Array.from(tag.matchAll(/ (?:src|href|data|poster)="([^"]*)"/g), ([, one = ""]) => one),
    ),
    ...elements.flatMap((tag) =>
      Array.from(tag.matchAll(/ (?:srcset|imagesrcset|imageSrcSet)="([^"]*)"/g), ([, set = ""]) =>
        set.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? ""),
      ).flat(),
    ),
    ...Array.from(text.matchAll(/url\(["']?([^"')]+)/g), ([, one = ""]) => one),
  ].filter((one) => !one.startsWith("data:") && !one.startsWith("#"));
}

function textOf({ bytes }: SiteFile): string {
  return Buffer.from(bytes).toString();
}

const businesses = await everyBusiness();

test("there are twenty-five templates to begin with", () => {
  expect(new Set(businesses.map(({ slug }) => slug)).size).toBe(25);
});

test.each(businesses)(
  "$slug for a business that is called $trade can be published, with all that its pages ask for and nothing of others",
  async ({ slug, trade }) => {
    const { stuck, files } = await begunSite(slug, trade);
    expect(stuck.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
    const { scripts } = await loadRenderer();
    const ofIslands = Object.values(scripts.islands).flatMap(({ files: some }) => some);
    const known = new Set([...ofIslands, ...scripts.enhancement.files]);
    const built = new Set(files.map(({ path }) => path));
    const shared = filesAskedFor(files, origin);
    expect(shared.filter((path) => !existsSync(join(client, path)))).toEqual([]);
    const there = new Set([...built, ...shared]);
    for (const file of files.filter(({ path }) => path.startsWith("/assets/") && path.endsWith(".js"))) {
      expect(known.has(file.path), file.path).toBe(true);
    }
    for (const page of files.filter(({ policy }) => policy !== undefined)) {
      const html = textOf(page);
      const loaded = loadedBy(html).map((address) => new URL(address, origin + page.path));
      expect(loaded.filter((url) => url.origin !== origin).map(String), page.path).toEqual([]);
      const missing = loaded.map(({ pathname }) => pathname).filter((path) => !there.has(path));
      expect(missing, page.path).toEqual([]);
      const directive = /script-src ([^;]*)/.exec(page.policy ?? "")?.[1] ?? "";
      expect(directive).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
      const started = Array.from(html.matchAll(/<script\b[^>]* src="([^"]+)"/g), ([, path = ""]) => path);
      expect(
        started.filter((path) => !known.has(path)),
        page.path,
      ).toEqual([]);
      expect(html, page.path).not.toMatch(/<[a-z][^>]*\son[a-z]+="/);
    }
  },
);
