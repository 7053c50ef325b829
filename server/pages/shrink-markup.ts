const elementWithoutContent = /(<(?:meta|link|img|br|hr|input|source)\b[^<>]*)\/>/g;

/**
 * The same document in fewer bytes, for a page without React: without the slashes that HTML ignores, and without the
 * comments by which React would find one text beside another, and which split words from figures. `html` is a whole
 * document as React writes it.
 */
export function shrinkMarkup(html: string): string {
  return dropSlashes(html.replaceAll("<!-- -->", ""));
}

/** The same document without the slashes that HTML ignores. */
export function dropSlashes(html: string): string {
  return html.replaceAll(elementWithoutContent, "$1>");
}
