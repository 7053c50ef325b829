import { type AtRule, parse } from "postcss";
import { dropUnused } from "../pages/drop-unused.ts";
import { pickUsedRules } from "../pages/pick-used-rules.ts";
import type { LoadedRenderer } from "./load-renderer.ts";

/** What of a page decides over its sheets. */
type Shown = { design: string; html: string; types: readonly string[] };

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The page with the CSS in its head that it uses: of the frame, of its design and of the blocks that it shows. */
export function stylePage({ design, html, types }: Shown, { drawing, sheets }: LoadedRenderer): string {
  const wanted = new Set([
    ...sheets.frame,
    ...(sheets.designs[design] ?? []),
    ...types.flatMap((type) => sheets.blocks[type] ?? []),
  ]);
  const texts = sheets.order
    .filter((path) => wanted.has(path))
    .map((path) => drawing.sheetTexts.get(path)?.trim());
  const theme = Array.from(html.matchAll(styleElement), ([, text]) => text).join("");
  const css = dropUnused(pickUsedRules(inOneLayer(texts.join("")), html), theme);
  return html.replace("</head>", () => `<style>${css}</style></head>`);
}

/** Each sheet of the engine brings its rules in the same layer: they are put together, in their order. */
function inOneLayer(css: string): string {
  const sheet = parse(css);
  let first: AtRule | undefined;
  sheet.each((node) => {
    if (node.type !== "atrule" || node.name !== "layer" || !node.nodes) return;
    if (first?.params !== node.params) first = node;
    else {
      first.append(node.nodes);
      node.remove();
    }
  });
  return sheet.toString();
}
