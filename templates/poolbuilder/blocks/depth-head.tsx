/** The head of a section: how deep it lies, on a tile, and few large words. */
export function DepthHead({
  id,
  depth,
  title,
  note,
}: {
  id: string;
  depth: string;
  title: string;
  note?: string;
}) {
  return (
    <header className="depth-head">
      <p className="depth-tile">{depth}</p>
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <p>{note}</p>}
    </header>
  );
}
