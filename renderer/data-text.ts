/** `data` as the text of a script element: nothing in it can end the element or begin a comment there. */
export function dataText(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
