import { factWordsOf } from "../language/fact-words-of.ts";

/** A number of records within a text, be it of a list that it names: `{count:works:words}`. */
const count = /\{count(?::(?!words\})([\w-]+))?(:words)?\}/g;

/**
 * `text` as it counts anywhere: `{count}`, whatever the list is called, where it counted records of the section that `listed`
 * knows (`undefined` is the first list of the block), and the number itself where only some of these go along. What counts
 * anything else is no sentence any more and comes back beside.
 */
export function countedAnywhere(
  text: string,
  listed: (list: string | undefined) => { length: number; isWhole: boolean } | undefined,
  language: string,
): { text: string | undefined; unfounded: string[] } {
  const unfounded: string[] = [];
  const sentences = text.split(/(?<=[.!?…][”"’)]?)\s+/).flatMap((sentence) => {
    if (![...sentence.matchAll(count)].every(([, list]) => listed(list))) {
      unfounded.push(sentence);
      return [];
    }
    return sentence.replace(count, (_, list: string | undefined, words = "", at: number) => {
      const { length = 0, isWhole = true } = listed(list) ?? {};
      return isWhole ? `{count${words}}` : numberIn(language, length, words !== "", at === 0);
    });
  });
  return { text: sentences.join(" ") || undefined, unfounded };
}

/**
 * `text` where its records go: counting the `list` that holds them all, else with their number `length` itself, since what
 * is counted must be in the same block.
 */
export function countedHere(
  text: string,
  list: string | undefined,
  length: number,
  language: string,
): string {
  return text.replace(count, (_, __, words = "", at: number) =>
    list ? `{count:${list}${words}}` : numberIn(language, length, words !== "", at === 0),
  );
}

function numberIn(language: string, length: number, inWords: boolean, isFirst: boolean): string {
  const number = (inWords && factWordsOf(language).numbers[length]) || String(length);
  return isFirst ? number.slice(0, 1).toUpperCase() + number.slice(1) : number;
}
