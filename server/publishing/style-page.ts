import { dropUnused } from "../pages/drop-unused.ts";
import { inOneLayer } from "../pages/in-one-layer.ts";
import { rulesUsedIn } from "../pages/pick-used-rules.ts";
import type { LoadedRenderer } from "./load-renderer.ts";

/** What of a page decides over its sheets. */
type Shown = { html: string; types: readonly string[]; islands: readonly string[]; later: string };

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The page of a site that wears `design`, with the CSS in its head that it uses: of the frame, of the design and of the
 * blocks that it shows. Of what lives in the browser it has all, because that may show more later.
 */
export function stylePage(
  design: string,
  { html, types, islands, later }: Shown,
  renderer: LoadedRenderer,
): string {
  const { sheets, drawing } = renderer;
  const whole = new Set(islands.flatMap((type) => sheets.blocks[type] ?? []));
  const wanted = new Set([
    ...whole,
    ...sheets.frame,
    ...(sheets.designs[design] ?? []),
    ...types.flatMap((type) => sheets.blocks[type] ?? []),
  ]);
  const pick = rulesUsedIn(html.replace("</main>", () => `${later}</main>`));
  const texts = sheets.order.flatMap((path) => {
    const text = wanted.has(path) ? drawing.sheetTexts.get(path) : undefined;
    return text ? [whole.has(path) ? text : pick(text)] : [];
  });
  const theme = Array.from(html.matchAll(styleElement), ([, text]) => text).join("");
  const css = dropUnused(inOneLayer(texts.join("")), theme);
  return html.replace("</head>", () => `<style>${css}</style></head>`);
}
