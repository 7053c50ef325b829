import { fitWord } from "../../../engine/blocks/fit.ts";
import "../../../engine/blocks/fit.css";

/** The longest word that titles hold at their largest, in mean letters. */
const full = 9;

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
  note?: string | undefined;
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
