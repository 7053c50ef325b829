import { type AtRule, parse } from "postcss";

/** Each sheet of the engine brings its rules in the same layer: they are put together, in their order. */
export function inOneLayer(css: string): string {
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
