import { designs } from "editor:designs";
import type { BlockViews } from "../../../engine/blocks/block.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import type { DesignForms } from "../form/design-forms.ts";

/** A design's part of the script, as the build makes it. */
export type WorkshopPart = {
  /** The address of its sheet: of all blocks, without a theme. */
  sheet: string;
  forms: DesignForms;
  /** How it looks before anybody has changed that. */
  theme: Theme;
  views: BlockViews;
};

/** All that pages of one design are drawn and edited with. */
export type Workshop = Omit<WorkshopPart, "sheet"> & { slug: string; css: string };

const known = new Map<string, Workshop>();

/** That of the design `slug`, where it has been loaded. */
export function knownWorkshop(slug: string): Workshop | undefined {
  return known.get(slug);
}

/** Loads what the design `slug` is drawn and edited with, once. Throws where there is no such design, or it cannot be loaded. */
export async function openWorkshop(slug: string): Promise<Workshop> {
  const workshop = known.get(slug) ?? (await loadWorkshop(slug));
  known.set(slug, workshop);
  return workshop;
}

async function loadWorkshop(slug: string): Promise<Workshop> {
  const load = designs[slug];
  if (!load) throw new Error(`there is no design called ${slug}`);
  const { sheet, ...part } = await load();
  const response = await fetch(sheet);
  if (!response.ok) throw new Error(`the sheet of ${slug} answers ${response.status}`);
  return { ...part, slug, css: await response.text() };
}
