/** A sheet of paper with one fold in it, standing: what a boat is before it is one. */
export function Sheet() {
  return (
    <svg className="boat" viewBox="0 0 120 80" aria-hidden="true">
      <path d="M6 80L60 0 114 80Z" />
      <path d="M60 0L114 80H78Z" />
    </svg>
  );
}

/** A sheet folded in four, as large as the page lets it be, and a small one before it. */
export function FoldedSheet() {
  return (
    <svg className="source-sheet" viewBox="0 0 640 420" aria-hidden="true">
      <path d="M40 120L180 70V330L40 380Z" />
      <path d="M180 70L320 120V380L180 330Z" />
      <path d="M320 120L460 70V330L320 380Z" />
      <path d="M460 70L600 120V380L460 330Z" />
      <path d="M90 400L128 330 166 400Z" />
    </svg>
  );
}
