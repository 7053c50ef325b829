import "./lean.css";

const short = "lean-letters";
/** Words of more letters than any line holds break between them. */
const long = "lean-letters lean-long";

/** A word whose letters lean more from one to the next, up to the house's twelve degrees; read out as one word. Of more than one, each leans anew. */
export function Lean({ word }: { word: string }) {
  const words = word.split(/\s+/);
  return (
    <span className="lean">
      <span className="sr-only">{word}</span>
      {words.map((one, at) => [
        at > 0 && " ",
        // biome-ignore lint/suspicious/noArrayIndexKey: words never change places
        <span key={at} className={one.length > 24 ? long : short} aria-hidden="true">
          {lettersOf(one).map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one word never change places
            <span key={index}>{letter}</span>
          ))}
        </span>,
      ])}
    </span>
  );
}

/** The letters of a word that may stand apart; where letters join, change with what is around them or are pictures, it leans as a whole. */
function lettersOf(word: string): string[] {
  return /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}]+$/u.test(word)
    ? Array.from(word)
    : [word];
}
