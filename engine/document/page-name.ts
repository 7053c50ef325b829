/** What a page is called: the title of its tab, without what stands behind a stroke or a colon. */
export function pageName(title: string): string {
  const [name = title] = title.split(/\s[|·–]\s|:\s/);
  return name;
}
