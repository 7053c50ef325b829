/** Longer ones are cut: what tells statements apart stands in front. */
const longest = 1_000;

export const unshown = "(a statement that is not shown)";

/**
 * What a statement is, without what it is about: no literal, no number, no word that somebody else could have chosen, and lists of
 * whatever length as one.
 */
export function statementShape(text: string): string {
  const shape = text
    .slice(0, 20_000)
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, " ")
    .replace(/\$([a-z_]*)\$[\s\S]*?\$\1\$/gi, "?")
    .replace(/\be'(?:[^'\\]|''|\\.)*'/gi, "?")
    .replace(/'(?:[^']|'')*'/g, "?")
    .replace(/\bas "(?:[^"]|"")*"/gi, 'as "?"')
    .replace(/"((?:[^"]|"")*)"/g, (quoted, name: string) => (/^[a-z][a-z_\d]*$/.test(name) ? quoted : '"?"'))
    .replace(/(?<![\w$"])\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/gi, "?")
    .replace(/\$\d+/g, "$")
    .replace(/(?:([$?])(?:::[a-z]+)?)(?:\s*,\s*\1(?:::[a-z]+)?)+/g, "$1 ...")
    .replace(/(\([$?] \.\.\.\))(?:\s*,\s*\1)+/g, "$1 ...")
    .replace(/\s+/g, " ")
    .trim();
  return shape.includes("'") ? unshown : shape.slice(0, longest);
}
