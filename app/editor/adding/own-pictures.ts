import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { Picture } from "../../../engine/picture.ts";

/** All pictures of a site, each once. */
export function picturesOf({ pages, collections }: SiteDocument): Picture[] {
  const found = new Map<string, Picture>();
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("path" in value && "widths" in value && "version" in value) {
      const picture = value as Picture;
      found.set(picture.path, picture);
    } else Object.values(value).forEach(look);
  };
  look([pages, collections]);
  return [...found.values()];
}

const fewest = 3;
const most = 6;

/** A section that shows some of these pictures; none where there are too few. */
export function plainGallery(pictures: readonly Picture[]): CoreBlock | undefined {
  if (pictures.length < fewest) return undefined;
  return {
    type: "gallery",
    props: {
      variant: "masonry",
      heading: { title: "Seen here" },
      items: pictures.slice(0, most).map((picture) => ({ picture })),
    },
  };
}
