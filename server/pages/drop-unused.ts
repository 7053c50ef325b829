import { type AtRule, type ChildNode, type Declaration, parse, type Root } from "postcss";
import { dropFallbacks } from "./drop-fallbacks.ts";

/**
 * Takes out of `css` what nothing in it refers to: custom properties with their registrations, keyframes, faces, and the
 * rules and queries that are empty then. Tailwind registers and presets the variables of every utility of the whole
 * site, and a page that carries its CSS itself would carry them all. So do fallbacks that nothing comes to. `others` is the CSS that the page has already.
 */
export function dropUnused(css: string, others = ""): string {
  const sheet = parse(css);
  dropFallbacks(sheet);
  const rest = parse(others);
  let dropped: ChildNode[];
  do {
    const references = readReferences([sheet, rest]);
    dropped = [];
    sheet.walk((node) => {
      if (isUnused(node, references)) dropped.push(node);
    });
    for (const node of dropped) node.remove();
  } while (dropped.length > 0); // what has gone may have been all that named something else
  sheet.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value)) declaration.value = declaration.value.replaceAll(", ", ",");
  });
  return sheet.toString().trim();
}

/** Custom properties that are read, words that may name keyframes, and all that may name a family. */
type References = { variables: Set<string>; words: Set<string>; families: string };

function readReferences(sheets: Root[]): References {
  const variables = new Set<string>();
  const words = new Set<string>();
  const families: string[] = [];
  for (const sheet of sheets) {
    sheet.walk((node) => {
      const text = node.type === "decl" ? node.value : node.type === "atrule" ? node.params : "";
      for (const [, name = ""] of text.matchAll(/(?:var|style)\(\s*(--[\w-]+)/g)) variables.add(name);
      if (node.type !== "decl" || isAtRule(node.parent, "font-face")) return;
      if (/^--|animation/.test(node.prop)) for (const word of text.match(/[\w-]+/g) ?? []) words.add(word);
      if (/^--|^font(-family)?$/.test(node.prop)) families.push(text.toLowerCase());
    });
  }
  return { variables, words, families: families.join("\n") };
}

function isUnused(node: ChildNode, { variables, words, families }: References): boolean {
  if (node.type === "decl")
    return (node.prop.startsWith("--") && !variables.has(node.prop)) || isSaidAgain(node);
  if (node.type === "rule") return node.nodes.length === 0;
  if (node.type === "comment") return true;
  if (node.name === "property") return !variables.has(node.params.trim());
  if (node.name.endsWith("keyframes")) return !words.has(unquote(node.params));
  if (node.name === "font-face") return !families.includes(familyOf(node));
  // An empty layer stays: it has a place in the order of layers.
  return node.nodes?.length === 0 && node.name !== "layer";
}

/** Lightning CSS writes what it prefixes once for each prefix that it knows of, all alike. */
function isSaidAgain(declaration: Declaration): boolean {
  return declaration.next()?.toString() === declaration.toString();
}

function familyOf(face: AtRule): string {
  let family = "";
  face.walkDecls("font-family", ({ value }) => {
    family = unquote(value).toLowerCase();
  });
  return family;
}

function isAtRule(node: { type: string } | undefined, name: string): boolean {
  return node?.type === "atrule" && (node as AtRule).name === name;
}

function unquote(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, "$2");
}
