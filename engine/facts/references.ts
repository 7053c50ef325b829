/**
 * What texts of a document may hold in braces. A reference is a name, with what it is asked for behind a point or a colon:
 * `{phone}`, `{count:steps:words}`, `{record.title}`. What only the block knows that shows the text stands behind an equals
 * sign, `{=piece}`: it is no reference, and goes by every other. Looked for from the first of several braces on, or a text of
 * nothing but braces would be read once for each of them.
 */
const inBraces = /(?<!\{)(\{*)\{([a-z]\w*(?:[.:][\w-]+)*)\}(\}*)/gi;

/** The facts by the names by which texts refer to them. */
export const factNames = [
  "name",
  "shortName",
  "slug",
  "initial",
  "trade",
  "phone",
  "email",
  "street",
  "city",
  "region",
  "postalCode",
  "area",
  "licence",
  "founded",
  "locality",
  "address",
  "hours",
] as const;

export type FactName = (typeof factNames)[number];

/** What stands for a list of the facts as a whole, in place of the list. */
export const factListNames = ["{hours:rows}", "{hours:lines}", "{address:lines}", "{social}"] as const;

export type FactListName = (typeof factListNames)[number];

/** Whether a text stands for a whole list of the facts. */
export function isFactList(text: string): text is FactListName {
  return factListNames.some((name) => name === text);
}

/** The collection whose records stand in place of `text` as a whole; undefined for all else. */
export function collectionNamed(text: string): string | undefined {
  return /^\{collection:([\w-]+)\}$/.exec(text)?.[1];
}

/** Whether a text stands for something that is no text: a list, or a record with all that it holds. */
export function isWhole(text: string): boolean {
  return text === "{record}" || isFactList(text) || collectionNamed(text) !== undefined;
}

/** The names of all references in `text`; one in more than its own braces comes with them, and is none that there is. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(inBraces)].map(([, before, name, after]) => `${before}${name}${after}`);
}

/** `text` with what `tell` gives for each reference by its name, as `referencesIn` has it, and the place where it stood. */
export function withReferences(text: string, tell: (name: string, at: number) => string): string {
  return text.replace(inBraces, (_, before: string, name: string, after: string, at: number) =>
    tell(`${before}${name}${after}`, at),
  );
}
