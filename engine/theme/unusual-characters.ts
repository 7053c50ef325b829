/**
 * All characters beyond Latin-1 that a value of plain data holds in its texts, each once; with their capitals, which a
 * theme may set them in (ÿ is Latin-1, its capital is not). `language` is that of the texts, as in `lang`.
 */
export function unusualCharacters(value: unknown, language: string): string {
  const found = new Set<string>();
  collect(value, (text) => {
    for (const character of text + text.toLocaleUpperCase(language))
      if (character > "ÿ") found.add(character);
  });
  return [...found].join("");
}

function collect(value: unknown, add: (text: string) => void): void {
  if (typeof value === "string") add(value);
  else if (typeof value === "object" && value !== null)
    for (const item of Object.values(value)) collect(item, add);
}
