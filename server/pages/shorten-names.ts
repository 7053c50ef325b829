const styleElement = /<style[^>]*>[\s\S]*?<\/style>/g;
const readName = /(?:var|style)\(\s*(--[\w-]+)/g;
const anyName = /(?<![\w"'-])--[\w-]+/g;
const attributeWithName = /="[^"<>]*\bvar\(--[^"<>]*"/g;
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The same page with the custom properties of its styles named by a letter or two: each name that a page reads costs some
 * three bytes of its size, compressed. What is registered keeps its name. `html` is a whole document whose scripts read and
 * set none of them, and which links no sheet.
 */
export function shortenNames(html: string): string {
  const css = (html.match(styleElement) ?? []).join("");
  const short = new Map<string, string>();
  for (const [, name = ""] of css.matchAll(readName))
    if (!css.includes(`@property ${name}{`) && !short.has(name))
      short.set(name, `--${letterFor(short.size)}`);
  const rename = (text: string) => text.replace(anyName, (name) => short.get(name) ?? name);
  return html.replace(styleElement, rename).replace(attributeWithName, rename);
}

/** a, b ... Z, aa, ba ... */
function letterFor(index: number): string {
  const letter = letters.charAt(index % letters.length);
  return index < letters.length ? letter : letter + letterFor(Math.floor(index / letters.length) - 1);
}
