/** An element as it begins: its attributes as the markup has them. */
export type Tag = ReadonlyMap<string, string>;

const attribute = /\s([\w:-]+)(?:="([^"]*)")?/g;

/** All elements called `name` of `html`, which React wrote, so that every attribute stands in double quotes. */
export function tagsOf(html: string, name: string): Tag[] {
  return Array.from(html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, "g")), ([, attributes = ""]) => {
    const pairs = attributes.matchAll(attribute);
    return new Map(Array.from(pairs, ([, key = "", value = ""]) => [key, plain(value)]));
  });
}

/** What is read between the tags of the first element called `name`; undefined where there is none. */
export function textWithin(html: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(html) ?? [];
  return text === undefined ? undefined : plain(text.replaceAll(/<[^>]*>/g, "")).trim();
}

function plain(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
