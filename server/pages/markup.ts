/** What occurs in a page, wherever: enough to say which selectors cannot match there. */
export type Markup = { tags: Set<string>; ids: Set<string>; classes: Set<string>; attributes: Set<string> };

const openingTag = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Reads tags, ids, classes and attributes (`name` and `name=value`) from `html` as React writes it. */
export function readMarkup(html: string): Markup {
  const markup: Markup = { tags: new Set(), ids: new Set(), classes: new Set(), attributes: new Set() };
  for (const [, tag = "", rest = ""] of html.matchAll(openingTag)) {
    markup.tags.add(tag.toLowerCase());
    for (const [, name = "", escaped = ""] of rest.matchAll(attribute)) {
      const value = escaped.replace(/&([\w#]+);/g, (entity, key: string) => entities[key] ?? entity);
      markup.attributes.add(name.toLowerCase()).add(`${name.toLowerCase()}=${value}`);
      if (name === "id") markup.ids.add(value);
      if (name === "class") for (const part of value.split(/\s+/)) markup.classes.add(part);
    }
  }
  return markup;
}

const part =
  /(?:\\[\s\S]|[\w-]|[\u0080-\uffff])+|[.#](?:\\[\s\S]|[\w-]|[\u0080-\uffff])+|\[(?:\\.|"[^"]*"|'[^']*'|[^\]"'])*\]|::?[\w-]+\(?|[(),]/g;
const condition = /^\[\s*([\w-]+)\s*(?:(=)\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))\s*\]$)?/;

/** Attributes that a visitor or a script switches while the page is shown: the built page says nothing of them. */
const state = /^(?:aria-.*|data-(?:open|state|enhanced)|open|hidden|disabled)$/;

/** Whether an attribute of that name comes and goes while a page is shown. */
export function isState(attribute: string): boolean {
  return state.test(attribute);
}

/** Pseudo-elements of fields, by the attributes (one of them) that such a field has. Resets are full of them. */
const fieldParts: [part: RegExp, attributes: string[]][] = [
  [
    /^::-webkit-(date|calendar)/,
    ["date", "time", "datetime-local", "month", "week"].map((type) => `type=${type}`),
  ],
  [/^::-webkit-(inner|outer)-spin/, ["type=number"]],
  [/^::-webkit-search/, ["type=search"]],
  [/^::file-selector-button/, ["type=file"]],
  [/^::placeholder/, ["placeholder"]],
];

/**
 * Whether `selector` (no list) may match in a page of this `markup` now or later: every tag, class, id and attribute that
 * it asks for occurs there. How they stand to each other, states and pseudo-elements are not looked at.
 */
export function mayMatch(selector: string, markup: Markup): boolean {
  return someBranch(selector.match(part) ?? [], markup);
}

/** Takes `parts` up to the closing parenthesis: whether one of the selectors between the commas may match. */
function someBranch(parts: string[], markup: Markup): boolean {
  let some = false;
  let every = true;
  for (let next = parts.shift(); next !== undefined && next !== ")"; next = parts.shift()) {
    if (next === ",") {
      some ||= every;
      every = true;
    } else if (next.endsWith("(")) {
      const inside = someBranch(parts, markup);
      if (/^:(is|where|has)\($/.test(next)) every &&= inside;
    } else {
      every &&= occurs(next, markup);
    }
  }
  return some || every;
}

function occurs(name: string, { tags, ids, classes, attributes }: Markup): boolean {
  if (name.startsWith(":")) {
    const [, wanted] = fieldParts.find(([part]) => part.test(name)) ?? [];
    return name !== ":host" && (wanted?.some((attribute) => attributes.has(attribute)) ?? true);
  }
  if (name.startsWith(".")) return classes.has(withoutEscapes(name.slice(1)));
  if (name.startsWith("#")) return ids.has(withoutEscapes(name.slice(1)));
  if (!name.startsWith("[")) return tags.has(name.toLowerCase());
  const [, key = "", equals, ...values] = condition.exec(name) ?? [];
  if (key === "" || isState(key)) return true;
  const value = equals ? values.find((found) => found !== undefined) : undefined;
  return attributes.has(value === undefined ? key : `${key}=${withoutEscapes(value)}`);
}

function withoutEscapes(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ""),
  );
}
