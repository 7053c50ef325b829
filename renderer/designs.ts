import { coreBlocks } from "../engine/blocks/core-blocks.ts";
import type { Design } from "../templates/design.ts";
import { everyDesign } from "../templates/every-design.ts";

const designs: ReadonlyMap<string, Design> = new Map(everyDesign.map((design) => [design.slug, design]));

/** What a document without a design wears: the engine's own blocks. */
const plain: Design = { slug: "", blocks: coreBlocks };

/** A design that this renderer does not have. */
export class UnknownDesignError extends Error {}

/** The design that a document names. Throws `UnknownDesignError`. */
export function designNamed(slug: string | undefined): Design {
  const found = slug === undefined ? plain : designs.get(slug);
  if (!found) throw new UnknownDesignError(`there is no design called ${slug}`);
  return found;
}
