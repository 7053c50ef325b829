import { unusualCharacters } from "../../../engine/theme/unusual-characters.ts";

const known = new WeakMap<object, { language: string; letters: string }>();

/**
 * All characters beyond Latin-1 in the texts of `parts`, plain data, as `unusualCharacters` finds them. Each part is gone through
 * once as long as it is the same object: a letter that is typed costs the section that it stands in and no other.
 */
export function unusualLetters(parts: readonly (object | undefined)[], language: string): string {
  const all = new Set<string>();
  for (const part of parts) if (part) for (const letter of lettersOf(part, language)) all.add(letter);
  return [...all].join("");
}

function lettersOf(part: object, language: string): string {
  const found = known.get(part);
  if (found?.language === language) return found.letters;
  const letters = unusualCharacters(part, language);
  known.set(part, { language, letters });
  return letters;
}
