import "./picture-focus.css";
import { type Picture, pictureFallback, pictureSrcSet } from "./picture.ts";

type Props = {
  picture: Picture;
  /** How wide the picture is shown, as the `sizes` attribute says it; no matter for a picture of one file. */
  sizes?: string;
  /** What takes its place where `media` holds: another crop for windows that stand rather than lie. */
  instead?: { media: string; picture: Picture };
  /** One of the first screen: fetched at once and before the others. */
  isFirst?: boolean;
  /** One of many of the first screen: fetched at once, but not before the others. */
  isSoon?: boolean;
  /** In place of the picture's own, where what it shows is said beside it (empty) or means something else. */
  alt?: string;
  className?: string;
};

/** A rendered picture: sized, so that nothing shifts, and lazy unless it is one of the first screen. */
export function PictureView({
  picture,
  sizes,
  instead,
  isFirst = false,
  isSoon = isFirst,
  alt = picture.alt,
  className,
}: Props) {
  return (
    <picture className={className}>
      {instead && (
        <source
          type="image/avif"
          media={instead.media}
          srcSet={pictureSrcSet(instead.picture)}
          sizes={sizes}
          width={instead.picture.width}
          height={instead.picture.height}
        />
      )}
      <source type="image/avif" srcSet={pictureSrcSet(picture)} sizes={sizes} />
      <img
        src={pictureFallback(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        data-focus-x={picture.focus?.x}
        data-focus-y={picture.focus?.y}
        loading={isSoon ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        // What is small and needed at once is left to the browser.
        decoding={isSoon && !isFirst ? undefined : "async"}
      />
    </picture>
  );
}
