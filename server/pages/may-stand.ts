import { selectOne } from "css-select";
import { parse, type Selector, SelectorType } from "css-what";
import { parseDocument } from "htmlparser2";
import { isState } from "./markup.ts";

/** A page as elements, to be asked whether a selector can match there. */
export type PageDocument = ReturnType<typeof parseDocument>;

export function readDocument(html: string): PageDocument {
  return parseDocument(html);
}

/** Pseudo-classes that say where an element stands; all others are states, which come and go. */
const places =
  /^(?:is|where|has|not|root|(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type))$/;

/**
 * Whether an element of `page` stands where `selector` (no list, not nested) says, whatever states it asks for beside that:
 * for pages whose elements stay what and where they are. A selector that cannot be read may.
 */
export function mayStand(selector: string, page: PageDocument): boolean {
  try {
    return selectOne(parse(selector).map(withoutStates), page) !== null;
  } catch {
    return true;
  }
}

/** The selector with all states taken for granted. */
function withoutStates(tokens: Selector[]): Selector[] {
  const standing: Selector[] = [];
  for (const token of tokens) {
    const kept = placeOf(token);
    if (!kept) continue;
    // `:hover > a`: anything at all takes the place of what was only a state.
    if (isTraversal(kept) && standing.length > 0 && isTraversal(standing.at(-1))) standing.push(anything);
    standing.push(kept);
  }
  const [first] = tokens;
  if (standing.length === 0 || (isTraversal(standing[0]) && !isTraversal(first))) standing.unshift(anything);
  if (isTraversal(standing.at(-1))) standing.push(anything);
  return standing;
}

const anything: Selector = { type: SelectorType.Universal, namespace: null };

function placeOf(token: Selector): Selector | undefined {
  if (token.type === SelectorType.PseudoElement) return undefined;
  if (token.type === SelectorType.Attribute) return isState(token.name) ? undefined : token;
  if (token.type !== SelectorType.Pseudo) return token;
  if (!places.test(token.name)) return undefined;
  if (!Array.isArray(token.data)) return token;
  if (token.name !== "not") return { ...token, data: token.data.map(withoutStates) };
  // What is not so in a state may be so in another.
  return token.data.every(hasNoState) ? token : undefined;
}

function hasNoState(tokens: Selector[]): boolean {
  return tokens.every((token) => {
    if (token.type === SelectorType.Pseudo && Array.isArray(token.data))
      return places.test(token.name) && token.data.every(hasNoState);
    return placeOf(token) !== undefined;
  });
}

function isTraversal(token: Selector | undefined): boolean {
  const { Adjacent, Child, Descendant, Sibling } = SelectorType;
  return (
    token !== undefined && ([Adjacent, Child, Descendant, Sibling] as SelectorType[]).includes(token.type)
  );
}
