/** What a page is called: the title of its tab, without what stands behind a stroke or a colon. */
export function pageName(title: string): string {
  const [name = title] = title.split(/\s[|·–]\s|:\s/);
  return name;
}

/** A text as it can be read in a list: with the name, which texts tell most, and without what else they refer to. */
export function withoutFacts(text: string, name: string): string {
  return text.replaceAll("{name}", name).replaceAll(/\s*\{[^}]*\}/g, "");
}
