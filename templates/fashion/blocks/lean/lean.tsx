import "./lean.css";

/** A word whose letters lean more from one to the next, up to the house's twelve degrees; read out as one word. */
export function Lean({ word }: { word: string }) {
  return (
    <span className="lean">
      <span className="sr-only">{word}</span>
      <span className="lean-letters" aria-hidden="true">
        {Array.from(word, (letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one word never change places
          <span key={index}>{letter}</span>
        ))}
      </span>
    </span>
  );
}
