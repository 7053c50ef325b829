import { factWordsOf } from "../language/fact-words-of.ts";
import { type FactSource, factLinks, factLists, factTexts } from "./fact-texts.ts";
import { collectionNamed, type FactName, isFactList, isWhole, withReferences } from "./references.ts";

export type TellingSource = FactSource & {
  /** Whose records are counted, where a text counts them. */
  collections?: Readonly<Record<string, readonly object[]>> | undefined;
};

/** An object that has lost one of these is nothing any more: a link without an address, a row without its value. */
const essential = ["label", "value", "href", "title", "name", "days", "times", "question", "quote"];

/** Whether an object goes with its field of this name. */
export function isLostWithout(name: string): boolean {
  return essential.includes(name);
}

/** Where a text may lose a part and still be one: between sentences, and at the strokes that titles have. */
const seam = /( [|·] |(?<=[.!?…][”"’)]?)\s+)/;

/**
 * A copy of `value` (plain data of a document) that tells the facts: `{phone}` and the like are replaced by them,
 * `fact:phone` by its address, `{hours:rows}` by the list, `{count}` by the length of the first list of `value` or, as
 * `{count:steps}`, of the list of that name (`{count:words}` and `{count:steps:words}` in words). What refers to a missing
 * fact, or to nothing that there is, goes, and as little as possible with it: its sentence, else its field, else the link or
 * the row that is nothing without it. References to collections and records stay, for `resolve`, and what a block fills in
 * itself (`{=piece}`). Of a part, `whole` is what it stands in, whose lists are counted.
 */
export function tellFacts<Value extends object>(
  value: Value,
  source: TellingSource,
  whole: object = value,
): Value {
  return mapEntries(value, new Teller(source, whole).tell) as Value;
}

class Teller {
  private readonly source: TellingSource;
  /** Whose lists are counted. */
  private readonly whole: object;
  private lists: readonly CountedList[] | undefined;

  constructor(source: TellingSource, whole: object) {
    this.source = source;
    this.whole = whole;
  }

  readonly tell = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return key === "href" ? this.tellLink(value) : this.tellString(value, key);
    if (Array.isArray(value))
      // A list of the facts within a list is more of its items: the lines of a footer.
      return value
        .flatMap((item) => (typeof item === "string" ? this.tell(item, key) : [this.tell(item, key)]))
        .filter((item) => item !== undefined);
    return typeof value === "object" && value !== null ? this.tellObject(value, key) : value;
  };

  private tellText(text: string): string | undefined {
    if (!text.includes("{")) return text;
    const shown = text.split(seam).map((piece, index) => (index % 2 === 1 ? piece : this.tellPiece(piece)));
    return joinPieces(shown);
  }

  private tellString(text: string, key: string): unknown {
    if (!text.includes("{")) return text;
    if (isWhole(text) && !isFactList(text)) return text;
    return isFactList(text) ? this.tell(factLists(this.source)[text], key) : this.tellText(text);
  }

  private tellLink(href: string): string | undefined {
    if (!href.startsWith("fact:")) return href;
    const [, fact = "", query] = /^([^?]*)\??(.*)$/.exec(href) ?? [];
    const address = factLinks(this.source)[fact];
    return address?.startsWith("mailto:") && query ? `${address}?${query}` : address;
  }

  private tellObject(value: object, key: string): object | undefined {
    const shown = mapEntries(value, this.tell);
    // A picture is one without words too: what shows it takes these from there.
    if ("alt" in value && !("alt" in shown)) return { ...shown, alt: "" };
    const lost = essential.some((name) => name in value && !(name in shown));
    if (!lost) return shown;
    return key === "heading" ? { ...shown, title: "" } : undefined;
  }

  private tellPiece(piece: string): string | undefined {
    let isMissing = false;
    const told = withReferences(piece, (name, at) => {
      if (/^record\.\w+$/.test(name)) return `{${name}}`;
      const value = this.valueOf(name);
      if (value === undefined) isMissing = true;
      return at === 0 && name.startsWith("count") ? capitalized(String(value)) : String(value);
    });
    return isMissing ? undefined : told;
  }

  private valueOf(name: string): string | undefined {
    const known = knownOf(this.source);
    if (Object.hasOwn(known, name)) return known[name as FactName];
    return /^count(:|$)/.test(name) ? this.countText(name) : undefined;
  }

  private countText(name: string): string | undefined {
    const parts = name.split(":").slice(1);
    const inWords = parts.at(-1) === "words";
    const list = parts.find((part) => part !== "words");
    this.lists ??= countedLists(this.whole, this.source);
    const counted = list ? this.lists.find(({ key }) => key === list) : this.lists[0];
    if (!counted) return undefined;
    const { length } = counted;
    return (inWords && factWordsOf(this.source.seo.language).numbers[length]) || String(length);
  }
}

const known = new WeakMap<TellingSource, ReturnType<typeof factTexts>>();

/** What the facts of a document read as, worked out once for all of its texts. */
function knownOf(source: TellingSource): ReturnType<typeof factTexts> {
  const texts = known.get(source) ?? factTexts(source);
  known.set(source, texts);
  return texts;
}

/** A list that texts count, by the name of its field. */
type CountedList = { key: string; length: number };

function countedLists(whole: object, { collections }: TellingSource): CountedList[] {
  return Object.entries(whole).flatMap(([key, value]) => {
    const name = typeof value === "string" ? collectionNamed(value) : undefined;
    const items = name && collections && Object.hasOwn(collections, name) ? collections[name] : value;
    return Array.isArray(items) ? [{ key, length: items.length }] : [];
  });
}

function mapEntries(value: object, tellValue: (item: unknown, key: string) => unknown): object {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const shown = tellValue(item, key);
      return shown === undefined && item !== undefined ? [] : [[key, shown]];
    }),
  );
}

/** `pieces` with the seams between them; a seam goes with the piece that it leads to, or from if that was the first. */
function joinPieces(pieces: readonly (string | undefined)[]): string | undefined {
  let joined: string | undefined;
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at];
    if (!piece) continue;
    joined = joined === undefined ? piece : joined + (pieces[at - 1] ?? "") + piece;
  }
  return joined;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
