/**
 * The scripts that type is set for apart, by their letters; the first that has a letter names its script. `vietnamese` is
 * what no other Latin has, `extended` is Latin beyond Latin-1, `han` is Chinese and Japanese.
 */
const scripts = [
  { name: "vietnamese", letters: /[ơưƠƯ\u1ea0-\u1ef9]/u },
  { name: "extended", letters: /[\u0100-\u0151\u0154-\u024f\u0253-\u025b\u1e00-\u1eff]/u },
  { name: "cyrillic", letters: /\p{Script=Cyrillic}/u },
  // Other than what stands for ohms, micrometres and the like: no Greek name is of such letters alone.
  { name: "greek", letters: /(?![ΔΘΛΜΠΣΦΩθλμπσφ])\p{Script=Greek}/u },
  { name: "hebrew", letters: /\p{Script=Hebrew}/u },
  { name: "arabic", letters: /\p{Script=Arabic}/u },
  { name: "devanagari", letters: /\p{Script=Devanagari}/u },
  { name: "thai", letters: /\p{Script=Thai}/u },
  { name: "hangul", letters: /\p{Script=Hangul}/u },
  { name: "han", letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { name: "other", letters: /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Common}])\p{L}/u },
] as const;

export type Script = (typeof scripts)[number]["name"];

/** The scripts of the letters of `text` beyond Latin-1, in the order above; signs and emoji are of none. */
export function scriptsOf(text: string): Script[] {
  const found = new Set<Script>();
  for (const character of text) {
    const script = character > "ÿ" && scripts.find(({ letters }) => letters.test(character));
    if (script) found.add(script.name);
  }
  return scripts.flatMap(({ name }) => (found.has(name) ? name : []));
}
