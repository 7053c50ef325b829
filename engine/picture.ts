/**
 * A rendered picture as a site document holds it: plain data that outlives a build. Its files are
 * `<path>-<width>.avif`, one for each of `widths` (pixels), and `<path>.jpg` for browsers without AVIF; all carry
 * `version` in the query, so that they may be cached for good.
 */
export type Picture = {
  path: string;
  version: string;
  /** Of the widest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  /** Average, as `#rrggbb`. */
  colour: string;
  alt: string;
  /** The point that is never cut away, in tenths from the left and from the top; the design says where there is none. */
  focus?: { x: number; y: number };
  /** It shows nothing that only one trade has: it may stay where a site of another trade wears its design. */
  isNeutral?: boolean;
};

/** The address of one of the AVIF files of `picture`, of the widest unless told. */
export function pictureFile({ path, version, width }: Picture, of: number = width): string {
  return `${path}-${of}.avif?v=${version}`;
}

/** The AVIF files of `picture` as a `srcset`; a single one needs no width to be chosen by. */
export function pictureSrcSet(picture: Picture): string {
  if (picture.widths.length === 1) return pictureFile(picture);
  return picture.widths.map((width) => `${pictureFile(picture, width)} ${width}w`).join();
}

/** The file of `picture` that every browser can show. */
export function pictureFallback({ path, version }: Picture): string {
  return `${path}.jpg?v=${version}`;
}
