const registration = /@property (--[\w-]+)\s*\{[^}]*\}/g;
const declaration = /(?<=[{;])(--[\w-]+)\s*:[^;{}]*(;|(?=\}))/g;
const emptyRule = /(?<=^|[{};])[^{};@]+\{\}/g;

/**
 * Takes the custom properties out of `css` that nothing in it reads with `var()`: Tailwind registers and presets those
 * of every utility of the whole site, and a page that carries its CSS itself would carry them all.
 */
export function dropUnusedVariables(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return css
    .replace(registration, (rule, name: string) => (read.has(name) ? rule : ""))
    .replace(declaration, (text, name: string) => (read.has(name) ? text : ""))
    .replace(emptyRule, "");
}
