import { PictureView } from "../../../engine/picture-view.tsx";
import { DrawnView } from "../../dashboard/drawn-view.tsx";
import { demos } from "../../demos/catalog.ts";
import { designPictures } from "../../start/pictures.ts";
import { drawOwn, tokenOf } from "./draw-own.ts";
import type { StudioTemplate } from "./read-templates.ts";

type Props = {
  template: Pick<StudioTemplate, "slug" | "brand" | "trades" | "own">;
  sizes: string;
  className: string;
};

/** What a template looks like; one that was a site, which has no picture, is drawn, and until then its name stands there. */
export function TemplatePicture({ template, sizes, className }: Props) {
  const design = demos.find(({ slug }) => slug === template.slug);
  if (!design) {
    return (
      <span aria-hidden className={`relative block overflow-hidden ${className}`}>
        <span className="absolute inset-0 flex items-end bg-raised p-4 font-display text-3xl leading-[0.95] wrap-anywhere">
          {template.brand}
        </span>
        <span className="absolute inset-0 block [&>div]:size-full [&>div]:bg-transparent!">
          <DrawnView
            token={tokenOf(template)}
            draw={async () => (await drawOwn(template, "/")).html}
            title={template.brand}
            failed=""
          />
        </span>
      </span>
    );
  }
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
