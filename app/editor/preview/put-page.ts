const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Puts the page `html` into the document of a frame in place of what it shows: what is the same stays, so that nothing
 * flickers or jumps. Its sheets are taken over as constructed ones, which no policy of the page around keeps out.
 */
export function putPage(shown: Document, html: string): void {
  const css = Array.from(html.matchAll(styleElement), ([, text]) => text).join("\n");
  // Browsers hold the policy of the page around against style elements as soon as they read them.
  const drawn = new DOMParser().parseFromString(html.replaceAll(styleElement, ""), "text/html");
  for (const element of drawn.querySelectorAll("script, noscript, meta[http-equiv]")) element.remove();
  const root = shown.documentElement;
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name);
  for (const { name, value } of Array.from(drawn.documentElement.attributes)) root.setAttribute(name, value);
  holdLinks(shown);
  wearSheet(shown, css);
  morph(shown.body, shown.importNode(drawn.body, true));
}

const sheets = new WeakMap<Document, { text: string; sheet: CSSStyleSheet }>();

function wearSheet(shown: Document, css: string): void {
  const worn = sheets.get(shown);
  if (worn?.text === css) return;
  const view = shown.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = worn?.sheet ?? new view.CSSStyleSheet();
  sheet.replaceSync(css);
  shown.adoptedStyleSheets = [sheet];
  sheets.set(shown, { text: css, sheet });
}

const held = new WeakSet<Document>();

function holdLinks(shown: Document): void {
  if (held.has(shown)) return;
  held.add(shown);
  shown.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest("a[href]");
      if (!link) return;
      event.preventDefault();
      const place = /#(.+)$/.exec(link.getAttribute("href") ?? "")?.[1];
      if (place) shown.getElementById(place)?.scrollIntoView();
    },
    true,
  );
  shown.addEventListener("submit", (event) => event.preventDefault(), true);
}

/** Makes `old` what `next` is; elements that stay of a kind at their place are kept. */
function morph(old: Element, next: Element): void {
  for (const { name } of Array.from(old.attributes)) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of Array.from(next.attributes)) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  const before = Array.from(old.childNodes);
  const after = Array.from(next.childNodes);
  after.forEach((node, index) => {
    const there = before[index];
    if (!there) old.append(node);
    else if (isElement(there) && isElement(node) && there.tagName === node.tagName && there.id === node.id) {
      morph(there, node);
    } else if (there.nodeType === node.nodeType && !isElement(node)) {
      if (there.nodeValue !== node.nodeValue) there.nodeValue = node.nodeValue;
    } else there.replaceWith(node);
  });
  for (const node of before.slice(after.length)) node.remove();
}

/** Of whatever document: each frame has classes of its own. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
