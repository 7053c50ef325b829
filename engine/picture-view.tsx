import { type Picture, pictureFallback, pictureSrcSet } from "./picture.ts";

type Props = {
  picture: Picture;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** One of the first screen: fetched at once and before the others. */
  isFirst?: boolean;
  /** In place of the picture's own, where what it shows is said beside it (empty) or means something else. */
  alt?: string;
  className?: string;
};

/** A rendered picture: sized, so that nothing shifts, and lazy unless it is one of the first screen. */
export function PictureView({ picture, sizes, isFirst = false, alt = picture.alt, className }: Props) {
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={pictureSrcSet(picture)} sizes={sizes} />
      <img
        src={pictureFallback(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
