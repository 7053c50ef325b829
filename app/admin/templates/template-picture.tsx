import { PictureView } from "../../../engine/picture-view.tsx";
import { demos } from "../../demos/catalog.ts";
import { designPictures } from "../../start/pictures.ts";
import type { StudioTemplate } from "./read-templates.ts";

type Props = {
  template: Pick<StudioTemplate, "slug" | "own">;
  sizes: string;
  className: string;
};

/** What a template looks like; one that was a site, like the design that it is made of. */
export function TemplatePicture({ template: { slug, own }, sizes, className }: Props) {
  const design = demos.find((one) => one.slug === (own?.design ?? slug));
  if (!design) return <span aria-hidden className={`block bg-line/50 ${className}`} />;
  return (
    <span className={`block overflow-hidden ${className}`}>
      <PictureView
        picture={designPictures[design.slug]}
        sizes={sizes}
        alt=""
        className="block size-full [&_img]:size-full [&_img]:object-cover"
      />
    </span>
  );
}
