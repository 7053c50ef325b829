import { wordSize, wordTiles } from "./letters.ts";
import { pitch } from "./mosaic-paths.ts";
import { Tiles } from "./tiles.tsx";

/** `words` laid in glazed tiles on a wall of raw ones. Whoever shows them brings `mosaic.css`. */
export function WordInTiles({ words }: { words: string }) {
  const { columns, rows } = wordSize(words);
  return (
    <svg viewBox={`0 0 ${columns * pitch - 1} ${rows * pitch - 1}`} aria-hidden="true">
      <Tiles tiles={wordTiles(words)} />
    </svg>
  );
}
