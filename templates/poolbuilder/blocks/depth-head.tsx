import { fitWord } from "../../../engine/blocks/fit.ts";
import "../../../engine/blocks/fit.css";

/** The head of a section: how deep it lies, on a tile, and few large words. */
export function DepthHead({
  id,
  depth,
  title,
  note,
  full = 9,
}: {
  id: string;
  depth: string;
  title: string;
  note?: string | undefined;
  /** The longest word that it holds at its largest, in mean letters. */
  full?: number | undefined;
}) {
  const letters = fitWord(title);
  return (
    <header className="depth-head">
      <p className="depth-tile">{depth}</p>
      <h2 id={`${id}-title`} data-fit={letters > full ? letters : undefined}>
        {title}
      </h2>
      {note && <p>{note}</p>}
    </header>
  );
}
