import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { everyTemplateFigures, type TemplateFigures } from "../../contract/template-figures.ts";

export type CatalogueDesign = {
  slug: string;
  /** The newest of its versions, which count from one. */
  version: number;
  figures: TemplateFigures;
};

const folder = join(import.meta.dirname, "../../templates");
const versionsOfDesigns = z.record(z.string(), z.array(z.object({ version: z.int() })).nonempty());

/** The designs that there are, as their makers have left them: they come and go with the server's own sources. */
export function readCatalogue(): Promise<ReadonlyMap<string, CatalogueDesign>> {
  catalogue ??= read();
  return catalogue;
}

let catalogue: ReturnType<typeof read> | undefined;

async function read(): Promise<Map<string, CatalogueDesign>> {
  const json = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, path), "utf8"));
  const versions = versionsOfDesigns.parse(await json("versions/design-versions.json"));
  const figures = everyTemplateFigures.parse(await json("figures.json"));
  return new Map(
    Object.entries(versions).map(([slug, all]) => [
      slug,
      { slug, version: all.at(-1)?.version ?? 1, figures: figures[slug] ?? {} },
    ]),
  );
}
