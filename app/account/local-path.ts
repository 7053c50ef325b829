/**
 * Takes what a `next` parameter says and gives the path to follow, or null when it does not lead to a page of
 * this site. Browsers read `//host`, `/\host` and the same with a tab or newline between as another site, so a
 * backslash and anything that a written-out path does not have is refused at once.
 */
export function localPath(next: string | null | undefined): string | null {
  if (!next || next.length > 2_000 || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(next)) return null;
  const origin = "https://here.invalid";
  if (!URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  // `/.//host` and `/%2e//host` stay on this origin and yet come out of the parser as the path `//host`.
  if (url.origin !== origin || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}
