import { stressKinds } from "../../engine/document/stress-texts.ts";
import { stressDesigns, stressPages } from "./stress-page.ts";

/**
 * One block as it is tried, for developers and in no build: `/dev/blocks/stress?design=art&block=art/wall&kind=most`, all
 * kinds without one, and without a block a list of them all.
 */
export async function answer({ searchParams }: URL): Promise<string> {
  const design = searchParams.get("design") ?? stressDesigns[0] ?? "";
  const block = searchParams.get("block") ?? undefined;
  const kinds = stressKinds.filter((kind) => [kind, null].includes(searchParams.get("kind") as typeof kind));
  const pages = await stressPages(design, block, kinds);
  return block ? (pages[0]?.html ?? "") : listOf(design, pages);
}

function listOf(design: string, pages: readonly { type: string }[]): string {
  const designs = stressDesigns.map((name) => `<a href="?design=${name}">${name}</a>`);
  const blocks = pages.map(({ type }) => {
    const kinds = stressKinds.map(
      (kind) => `<a href="?design=${design}&block=${type}&kind=${kind}">${kind}</a>`,
    );
    return `<li><a href="?design=${design}&block=${type}">${type}</a>: ${kinds.join(" ")}</li>`;
  });
  return `<!doctype html><title>Blocks, tried</title><p>${designs.join(" ")}</p><h1>${design}</h1><ul>${blocks.join("")}</ul>`;
}
