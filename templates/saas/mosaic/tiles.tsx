import { mosaicPaths, type Tile } from "./mosaic-paths.ts";

/** Tiles as parts of an SVG, ten units from one to the next. Whoever shows them brings `mosaic.css`. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return mosaicPaths(tiles).map(({ stage, glaze, inlay }) => (
    <g key={stage} data-stage={stage}>
      <path d={glaze} />
      <path d={inlay} />
    </g>
  ));
}
