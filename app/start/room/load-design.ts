import { designs } from "fitting:designs";
import type { DesignHomes } from "../../../templates/fitting/home.ts";
import { slugOf } from "./hang-in-order.ts";
import type { WornDesign } from "./worn-design.ts";

/** As the server tells it (`server/catalogue/own-files.ts`). */
type OwnHomes = { design: string; homes: DesignHomes; theme: string };

/** Loads a design on the wall once, whoever asks for it. Rejects where its part cannot be fetched; the next who asks tries again. */
export function loadDesign(item: HTMLElement): Promise<WornDesign> {
  const slug = slugOf(item);
  const known = loading.get(slug);
  if (known) return known;
  const { own } = item.dataset;
  const asked = own === undefined ? loadPart(slug) : loadOwn(own, baseOf(item));
  loading.set(slug, asked);
  asked.catch(() => loading.delete(slug));
  return asked;
}

const loading = new Map<string, Promise<WornDesign>>();

/** The design of the catalogue that something on the wall is made of. */
export function baseOf(item: HTMLElement): string {
  return item.dataset.base ?? slugOf(item);
}

function loadPart(slug: string): Promise<WornDesign> {
  return designs[slug]?.() ?? Promise.reject(new Error(`there is no design called ${slug}`));
}

/** A template that was a site: its own pages and theme, drawn by the design that it is made of. */
async function loadOwn(file: string, base: string): Promise<WornDesign> {
  const [{ homes, theme }, { views, sheet }] = await Promise.all([readOwn(file), loadPart(base)]);
  return { homes, views, sheet, theme };
}

async function readOwn(file: string): Promise<OwnHomes> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} is answered with ${answer.status}`);
  return (await answer.json()) as OwnHomes;
}
