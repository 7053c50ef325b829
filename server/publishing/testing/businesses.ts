import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Trade, trades } from "../../../engine/facts/trades.ts";

const file = join(import.meta.dirname, "../../../templates/suits.ts");

/** Each template, by its folder's name, with its own trade and two that are not its own. */
export async function everyBusiness(): Promise<{ slug: string; trade: string }[]> {
  const { suits } = (await import(pathToFileURL(file).href)) as { suits: Record<string, readonly [Trade]> };
  return Object.entries(suits).flatMap(([slug, [own]]) =>
    [...new Set([trades[own][0], "Plumber", "Bistro"])].map((trade) => ({ slug, trade })),
  );
}
