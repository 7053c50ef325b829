import { identity } from "./identity.ts";

/** Outlines of the display face, so the name looks right before any font has come. */
const letters =
  "M0 164v-2h1q7 0 12-4q4-5 4-12v-114q0-7-4-12q-5-4-12-4v-2h107l6 40h-2q-6-37-48-37h-16v60h15q10 0 16-6q6-7 6-17h2v50h-2q0-11-6-18q-7-7-18-7h-13v69q0 6 4 10q5 4 12 4v2zM127 167q-12 0-19-7q-8-6-8-17q0-5 2-9q1-4 6-8q4-4 12-8q8-5 22-9l18-7v-15q0-12-3-18q-4-7-10-7q-8 0-13 10q-6 10-7 27l-22-12q3-8 10-15q7-6 17-9q9-4 19-4q17 0 27 10q11 9 11 26v48q0 12 8 12q4 0 9-5l1 1q-5 7-12 11q-8 5-15 5q-7 0-13-5q-5-6-7-14q-9 10-17 14q-7 5-16 5zM142 154q5 0 9-2q4-2 9-7v-41l-8 3q-10 4-15 8q-6 4-8 9q-2 5-2 11q0 8 4 14q5 5 11 5zM213 167v-135q0-7-4-12q-5-4-12-4v-2h21q11 0 16-2q4-2 6-6h2v73q5-9 13-14q8-6 18-6q12 0 21 7q10 7 15 19q5 12 5 28q0 16-6 28q-6 12-16 19q-11 7-25 7q-24 0-32-20l-20 20zM261 163q11 0 16-13q6-13 6-39q0-22-5-33q-4-11-13-11q-8 0-14 6q-6 6-9 13v50q1 13 6 20q5 7 13 7zM397 170v-26q-5 10-16 16q-10 7-22 7q-13 0-21-9q-9-9-9-23v-55q0-7-3-11q-3-5-13-5v-2h20q11 0 16-2q5-2 7-5h2v82q0 10 4 16q4 6 10 6q7 0 13-5q7-6 12-15v-59q0-7-4-11q-3-5-12-5v-2h20q10 0 16-2q5-2 7-5h2v91q0 7 4 12q4 4 12 4v2h-20q-5 0-9 0q-4 1-7 1q-5 1-8 5zM533 167q-12 0-19-7q-8-6-8-17q0-5 2-9q1-4 6-8q4-4 12-8q8-5 22-9l18-7v-15q0-12-3-18q-4-7-10-7q-8 0-13 10q-6 10-7 27l-22-12q3-8 10-15q7-6 17-9q9-4 19-4q17 0 27 10q11 9 11 26v48q0 12 8 12q4 0 9-5l1 1q-5 7-12 11q-8 5-15 5q-7 0-13-5q-5-6-7-14q-9 10-17 14q-7 5-16 5zM548 154q5 0 9-2q4-2 9-7v-41l-8 3q-10 4-15 8q-6 4-8 9q-2 5-2 11q0 8 4 14q5 5 11 5z";

/** The letter that gives the name away: a book leaning on the shelf where the "l" would stand. */
const leaningBook = "M452 164h26L506 0h-26z";

/**
 * The agency's name as a drawing. It takes its height from the class given and the text colour of its surroundings;
 * `decorative` hides it from assistive technology where the name stands beside it as text.
 */
export function Wordmark({ className, decorative = false }: { className?: string; decorative?: boolean }) {
  return (
    <svg
      className={className}
      viewBox="0 0 614 168"
      fill="currentColor"
      role={decorative ? undefined : "img"}
      aria-label={decorative ? undefined : identity.name}
      aria-hidden={decorative || undefined}
    >
      <path d={letters} />
      <path className="fill-accent" d={leaningBook} />
    </svg>
  );
}
