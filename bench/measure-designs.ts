import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { demos } from "../app/demos/catalog.ts";
import { demoPages } from "../app/demos/demo-pages.ts";
import { everyTemplateFigures, type TemplateFigures } from "../contract/template-figures.ts";
import { chromiumOptions } from "../tests/chromium.ts";
import { findViolations } from "../tests/e2e/find-violations.ts";
import { startProduct } from "../tests/start-product.ts";
import { askWords } from "./ask-words.ts";
import { countEditable } from "./count-editable.ts";
import { openLighthouse } from "./measure-lighthouse.ts";
import { recordLoads } from "./measure-weight.ts";
import { type DesignOptions, designParts, OptionsError } from "./read-options.ts";

type Part = (typeof designParts)[number];
type Demo = (typeof demos)[number];
type Scene = { browser: Browser; origin: string; day: string; visits: number; lighthouse: Lighthouse };
type Lighthouse = () => ReturnType<typeof openLighthouse>;

const file = join(import.meta.dirname, "../templates/figures.json");

/**
 * What the studio says of its templates: measured one after the other, and written down after each (templates/figures.json), so that who
 * stops it goes on where it was. A part that was measured today is not measured again, unless it is named.
 */
export async function measureDesigns({ templates, only, visits }: DesignOptions): Promise<void> {
  const asked = demos.filter(({ slug }) => templates.test(slug));
  if (asked.length === 0) throw new OptionsError(`--designs ${templates.source} fits no template.`);
  const day = new Date().toISOString().slice(0, 10);
  const isDue = (figures: TemplateFigures | undefined, part: Part) =>
    only ? part === only : figures?.[part]?.day !== day;
  const before = await readFigures();
  if (asked.some(({ slug }) => isDue(before[slug], "words"))) {
    process.stderr.write("asking whose words they are ...\n");
    const said = await askWords();
    for (const { slug } of asked) {
      // A template some of whose words come from elsewhere is not measured until that is mended.
      const words = said.get(slug) ? { day, share: 1 } : undefined;
      await keep(slug, { words });
    }
  }
  const product = await startProduct({ API_REQUESTS_PER_MINUTE: "100000000" });
  const browser = await chromium.launch(chromiumOptions);
  let opened: ReturnType<typeof openLighthouse> | undefined;
  const scene = {
    browser,
    origin: product.url,
    day,
    visits,
    lighthouse: () => {
      opened ??= openLighthouse();
      return opened;
    },
  };
  try {
    for (const demo of asked) {
      const known = (await readFigures())[demo.slug];
      for (const part of designParts) {
        if (part === "words" || !isDue(known, part)) continue;
        process.stderr.write(`measuring ${part} of ${demo.slug} ...\n`);
        await keep(demo.slug, await measures[part](scene, demo));
      }
    }
  } finally {
    await browser.close();
    (await opened)?.close();
    await product.stop();
  }
}

const measures: Record<Exclude<Part, "words">, (scene: Scene, demo: Demo) => Promise<TemplateFigures>> = {
  weight: async ({ browser, origin, day }, { path }) => {
    const loads = await recordLoads(browser, origin + path);
    const sum = (type?: string) =>
      loads.reduce((total, load) => total + (!type || load.type === type ? load.bytes : 0), 0);
    return { weight: { day, bytes: sum(), requests: loads.length, scriptBytes: sum("Script") } };
  },
  lighthouse: async ({ origin, day, visits, lighthouse }, { path }) => {
    const { performance, steadyScores } = await (await lighthouse()).score(origin + path, visits);
    const [accessibility = 0, bestPractices = 0, seo = 0] = steadyScores;
    return { lighthouse: { day, performance, accessibility, bestPractices, seo } };
  },
  axe: async ({ browser, origin, day }, { slug }) => {
    const paths = demoPages
      .filter(({ demo }) => demo === slug)
      .flatMap(({ addresses }) => addresses.slice(0, 1));
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    let violations = 0;
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: "networkidle" });
      violations += (await findViolations(page)).length;
    }
    await page.close();
    return { axe: { day, pages: paths.length, violations } };
  },
  editable: async ({ browser, origin, day }, { slug }) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}/make/${slug}`);
    const { inPlace, beside, none } = await countEditable(page);
    await page.close();
    return {
      editable: { day, share: Math.floor(((inPlace + beside) / (inPlace + beside + none)) * 1e4) / 1e4 },
    };
  },
};

async function readFigures(): Promise<Record<string, TemplateFigures>> {
  return everyTemplateFigures.parse(JSON.parse(await readFile(file, "utf8")));
}

/** Writes down what was measured of a template, beside what was measured of it and of others before. */
async function keep(
  slug: string,
  figures: { [Name in Part]?: TemplateFigures[Name] | undefined },
): Promise<void> {
  const all = await readFigures();
  const next = { ...all, [slug]: { ...all[slug], ...figures } };
  await writeFile(file, `${JSON.stringify(next, null, 2)}\n`);
}
