/** Where a section is cut and which way it looks: a letter in a circle on an arrowhead. Decoration. */
export function SectionMark({ letter }: { letter: string }) {
  return (
    <svg className="section-mark" aria-hidden="true" viewBox="0 0 48 48" width="48" height="48" fill="none">
      <path d="M24 0L45 21H3Z" fill="currentcolor" />
      <circle cx="24" cy="24" r="15" fill="var(--paper)" stroke="currentcolor" />
      <text x="24" y="29.5" textAnchor="middle" fill="currentcolor" fontSize="16" fontFamily="var(--display)">
        {letter}
      </text>
    </svg>
  );
}
