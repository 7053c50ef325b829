import type { Root } from "postcss";

const use = /var\(\s*(--[\w-]+)\s*,/g;

/**
 * Takes the fallbacks out of `sheet` that no browser can come to: those of variables that the root has whatever the
 * circumstances. Tailwind's first rule names eleven typefaces that way, one of the longest texts of a small page.
 */
export function dropFallbacks(sheet: Root): void {
  const certain = variablesOfRoot(sheet);
  sheet.walkDecls((declaration) => {
    if (declaration.value.includes("var(")) declaration.value = withoutFallbacks(declaration.value, certain);
  });
}

/** Those declared for the root in no query, and never taken back. */
function variablesOfRoot(sheet: Root): Set<string> {
  const certain = new Set<string>();
  const uncertain = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
    if (/^(initial|unset|revert|revert-layer)$/.test(value)) uncertain.add(prop);
    if (parent?.type !== "rule" || !("selector" in parent) || parent.selector !== ":root") return;
    const around = parent.parent;
    if (around?.type === "root" || (around?.type === "atrule" && "name" in around && around.name === "layer"))
      certain.add(prop);
  });
  return new Set([...certain].filter((name) => !uncertain.has(name)));
}

function withoutFallbacks(value: string, certain: Set<string>): string {
  let text = value;
  for (const { index, 0: start, 1: name = "" } of [...value.matchAll(use)].reverse()) {
    if (!certain.has(name)) continue;
    let depth = 1;
    let end = index + start.length;
    while (end < text.length && depth > 0) {
      if (text[end] === "(") depth += 1;
      if (text[end] === ")") depth -= 1;
      end += 1;
    }
    text = `${text.slice(0, index)}var(${name})${text.slice(end)}`;
  }
  return text;
}
