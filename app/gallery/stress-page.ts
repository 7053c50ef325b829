import type { AnyBlockDefinition, BlockRegistry } from "../../engine/blocks/block.ts";
import { drawBlock, drawnBlocks } from "../../engine/blocks/draw-block.ts";
import type { SiteDocument } from "../../engine/document/site-document.ts";
import { stressProps } from "../../engine/document/stress-props.ts";
import { type StressKind, stressKinds } from "../../engine/document/stress-texts.ts";
import type { Theme } from "../../engine/theme/theme.ts";
import { themeCss } from "../../engine/theme/theme-css.ts";
import { galleryThemes } from "./gallery-themes.ts";
import { sheetsOf } from "./sheets.ts";

const templateSites = import.meta.glob<{ site: SiteDocument }>("../../templates/*/site.ts");
const templateBlocks = import.meta.glob<Record<string, BlockRegistry>>("../../templates/*/blocks/blocks.ts");

/** The engine's own blocks in each theme of the gallery, and each template's in its own. */
export const stressDesigns: readonly string[] = [
  ...Object.keys(galleryThemes).map((theme) => `core-${theme}`),
  ...Object.keys(templateSites).map(slugOf),
];

type Design = {
  theme: Theme;
  sheets: string;
  blocks: readonly AnyBlockDefinition[];
  site?: SiteDocument;
};

/** A page that shows one block as `kinds` try it, from each of its samples that has a shape of its own. */
export type StressPage = { type: string; html: string };

/** The pages of one of `stressDesigns`, or of one of its blocks. Throws for a design that there is not. */
export async function stressPages(
  name: string,
  type?: string,
  kinds: readonly StressKind[] = stressKinds,
): Promise<StressPage[]> {
  const design = await designOf(name);
  return design.blocks
    .filter((block) => type === undefined || block.type === type)
    .map((block) => ({ type: block.type, html: pageOf(design, block, kinds) }));
}

async function designOf(name: string): Promise<Design> {
  const theme = galleryThemes[name.replace("core-", "")];
  if (theme) return { theme, sheets: await sheetsOf(), blocks: drawnBlocks };
  const loadSite = templateSites[`../../templates/${name}/site.ts`];
  const loadBlocks = templateBlocks[`../../templates/${name}/blocks/blocks.ts`];
  if (!loadSite || !loadBlocks) throw new Error(`there is no design ${name}`);
  const [{ site }, blocks] = await Promise.all([loadSite(), loadBlocks()]);
  const registry = Object.values(blocks).find((value) => value instanceof Map);
  return {
    theme: site.theme,
    sheets: await sheetsOf(name),
    blocks: [...(registry?.values() ?? [])],
    site,
  };
}

function slugOf(path: string): string {
  return /templates\/([\w-]+)\//.exec(path)?.[1] ?? path;
}

function pageOf(
  { theme, sheets, site }: Design,
  block: AnyBlockDefinition,
  kinds: readonly StressKind[],
): string {
  const { type, schema } = block;
  const frame = type === "navigation" || type === "footer";
  const cases = shapesOf(block).flatMap(([sample, props]) =>
    kinds.map((kind) => {
      const id = `${sample}-${kind}`.replaceAll(/\W/g, "-");
      const record = Object.values(site?.collections ?? {})[0]?.[0];
      const markup = drawBlock(block, stressProps(schema, props, kind), { ...site, id, record });
      const about = `data-case="${sample}, ${kind}" lang="${languages[kind] ?? "en"}"`;
      return frame
        ? `<div ${about}>${markup}</div>`
        : `<div class="block" id="${id}" data-block="${type}" data-tone="paper" ${about}>${markup}</div>`;
    }),
  );
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${type}</title>`,
    `<meta name="viewport" content="width=device-width"><style>${themeCss(theme)}</style><style>${sheets}</style></head>`,
    `<body><div class="site" data-motif="${theme.motif}"><main>${cases.map(withoutPictures).join("")}</main></div></body></html>`,
  ].join("\n");
}

const languages: Partial<Record<StressKind, string>> = { word: "de", cjk: "ja", arabic: "ar" };

/** The samples of a block that differ in what is chosen, not in what is said. */
function shapesOf({ samples }: AnyBlockDefinition): [string, object][] {
  const shapes = new Map<string, [string, object]>();
  for (const [name, props] of Object.entries(samples)) {
    const { variant = name } = props as { variant?: string };
    if (!shapes.has(variant)) shapes.set(variant, [name, props]);
  }
  return [...shapes.values()];
}

/** With a blank of the same size in place of each picture: what is looked at here is text. */
function withoutPictures(markup: string): string {
  return markup
    .replaceAll(/<source [^>]*>/g, "")
    .replaceAll(/<img src="[^"]*" width="(\d+)" height="(\d+)"/g, (_, width, height) => {
      const blank = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#8888" d="M0 0h9999v9999H0z"/></svg>`;
      return `<img src="data:image/svg+xml,${encodeURIComponent(blank)}" width="${width}" height="${height}"`;
    });
}
