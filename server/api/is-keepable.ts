/** In JSON text, what PostgreSQL keeps in no text: the character NUL, and half of one that is written as two. */
const unkeepable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/;

/** Whether all texts in what `JSON.stringify` made `json` of can be kept: any of them may become a row one day. */
export function isKeepable(json: string): boolean {
  return !unkeepable.test(json);
}
