import type { Picture as PictureData } from "./pictures/pictures.ts";

/** A picture below the fold: sized, lazy, and as wide as `sizes` says. */
export function Picture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  const [first] = picture.sources;
  const hasChoice = picture.sources.length > 1;
  return (
    <img
      src={first?.url}
      srcSet={hasChoice ? picture.sources.map(({ url, width }) => `${url} ${width}w`).join() : undefined}
      sizes={hasChoice ? sizes : undefined}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
    />
  );
}
