import "./lean.css";

/** A word whose letters lean more from one to the next, up to the house's twelve degrees; read out as one word. Of more than one, each leans anew. */
export function Lean({ word }: { word: string }) {
  const words = word.split(/\s+/);
  return (
    <span className="lean">
      <span className="sr-only">{word}</span>
      {words.map((one, at) => [
        at > 0 && " ",
        // biome-ignore lint/suspicious/noArrayIndexKey: words never change places
        <span key={at} className="lean-letters" aria-hidden="true">
          {Array.from(one, (letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one word never change places
            <span key={index}>{letter}</span>
          ))}
        </span>,
      ])}
    </span>
  );
}
