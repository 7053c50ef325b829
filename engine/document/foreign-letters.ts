import { english } from "../language/english.ts";
import { englishFacts } from "../language/english-facts.ts";

const cyrillic = "абцдефгхийклмнопкрстувщхыз";

/** The text in letters that no page has of itself; references to facts and the like stay as they are. */
export function inForeignLetters(text: string): string {
  return text
    .split(/(\{=?[a-z][\w]*(?:[.:][\w-]+)*\})/gi)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece.replace(/[a-z]/gi, (letter) => {
            const other = cyrillic[letter.toLowerCase().charCodeAt(0) - 97] ?? letter;
            return letter === letter.toLowerCase() ? other : other.toUpperCase();
          }),
    )
    .join("");
}

/** What is read in `html`, aloud too. */
function readTexts(html: string): string[] {
  const body = html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, " ").replaceAll(/&#?\w+;/g, " ");
  const attributes = [...body.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)];
  return [...body.replaceAll(/<[^>]*>/g, "\n").split("\n"), ...attributes.map(([, text = ""]) => text)];
}

/** What the engine says itself, at the beginning of a text and in two pieces too, and what is computed with a time of the day. */
const own = new Set(
  [...Object.values(english), ...Object.values(englishFacts)]
    .flat()
    .flatMap((text) => String(text).match(/[a-z]+/gi) ?? [])
    .flatMap((word) => [word, word.slice(0, 1).toUpperCase() + word.slice(1)])
    .concat(english.weekdays.map((day) => day.slice(3)))
    .concat("AM", "PM"),
);

/** The words in `html` that were said by none of the texts that it was drawn of, if these are in foreign letters. */
export function ownWords(html: string): string[] {
  return readTexts(html).flatMap((text) => {
    const words = (text.match(/[a-z]+/gi) ?? []).filter((word) => !own.has(word));
    return words.length > 0 ? [words.join(" ")] : [];
  });
}
