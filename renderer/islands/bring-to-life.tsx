import { hydrateRoot } from "react-dom/client";
import type { BlockView } from "../../engine/blocks/block.ts";
import { whenPainted } from "../../engine/enhancement/when-painted.ts";
import type { Source } from "../../engine/render/resolve.ts";
import { Island } from "./island.tsx";
import { type IslandData, islandAttribute } from "./island-data.ts";

type Collections = Source["collections"];

/** What the page says, and the collections that it refers to: read once, for all islands. */
let page: IslandData | undefined;
let fetched: Promise<Collections> | undefined;

/**
 * Brings the parts of `type` on this page to life, in the markup that they came as. Where their records do not arrive they
 * stay what they are without a script.
 */
export function bringToLife(type: string, View: BlockView<never>): void {
  whenPainted(async () => {
    page ??= JSON.parse(document.querySelector(`[${islandAttribute}]`)?.textContent ?? "") as IslandData;
    const { records, islands } = page;
    fetched ??= records ? fetch(records).then((answer) => answer.json()) : Promise.resolve(undefined);
    const collections = await fetched;
    for (const island of islands) {
      const element = island.type === type && document.getElementById(island.id);
      if (!element) continue;
      const storage = storageOfVisit();
      hydrateRoot(
        element,
        <Island View={View} island={island} page={page} collections={collections} storage={storage} />,
      );
    }
  });
}

/** None where the visitor forbids it. */
function storageOfVisit(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
