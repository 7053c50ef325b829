import { everyTemplate } from "../../templates/every-template.ts";
import { dressedPages } from "./dressed-page.ts";

/**
 * A template as some business wears it, for developers and in no build: its design on the site of `name` and `trade`, begun
 * from its samples (`/dev/dressed?design=roofing&name=Bistro+Zw%C3%B6lf&trade=Bistro&page=/services`) or with the site of
 * another template poured into it (`&from=restaurant`). Without a design a list of them.
 */
export async function answer({ searchParams }: URL): Promise<string> {
  const design = searchParams.get("design");
  return design ? dressed(design, searchParams) : list();
}

async function dressed(design: string, asked: URLSearchParams): Promise<string> {
  const facts = {
    name: asked.get("name") ?? "Bistro Zwölf",
    trade: asked.get("trade") ?? "Bistro",
    phone: "0911 36 96 01",
    city: "Nürnberg",
  };
  const pages = await dressedPages(design, facts, asked.get("from") ?? undefined);
  return pages.get(asked.get("page") ?? "/") ?? `no such page; there are ${[...pages.keys()].join(" ")}`;
}

function list(): string {
  const links = everyTemplate.map(({ slug }) => `<li><a href="?design=${slug}">${slug}</a>`);
  return `<!doctype html><title>Dressed</title><h1>Dressed</h1><ul>${links.join("")}</ul>`;
}
