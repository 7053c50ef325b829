import type { EnvelopeProps } from "./envelope.props.ts";

/** The back of an envelope: its flaps, and on the point of the upper one wax, with the letter that `stamp` begins with. */
export function Sealed({ stamp = "" }: Pick<EnvelopeProps, "stamp">) {
  const [letter] = stamp.toUpperCase().match(/\p{L}|\p{N}/u) ?? [];
  return (
    <div className="envelope-sealed">
      <svg className="envelope-flaps" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="envelope-sides" d="M0 0L100 0V100H0z" />
        <path d="M0 100L62 40H66L100 76V100z" />
        <path d="M0 0L62 52Q65 54 68 52L100 22V0z" />
      </svg>
      <svg className="envelope-wax" viewBox="-60 -60 120 120" aria-hidden="true">
        <path d="M-8-55C10-60 24-52 36-44C50-34 58-20 54-2C52 14 56 26 44 38C32 52 16 50 2 54C-14 58-30 54-42 42C-54 32-50 16-55 2C-59-16-50-30-40-42C-30-52-22-50-8-55Z" />
        <circle r="38" />
        {letter ? (
          <text textAnchor="middle" y="17">
            {letter}
          </text>
        ) : (
          <path className="envelope-caret" d="M-16 14C-8 4-3-6 0-18C3-6 8 4 16 14" />
        )}
      </svg>
    </div>
  );
}
