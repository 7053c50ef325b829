import { samplePicture } from "../sample-picture.ts";
import type { GalleryProps } from "./gallery.props.ts";

const items: GalleryProps["items"] = [
  { picture: samplePicture.cloth, title: "Slant No. 4", caption: "Wool on plinth, 2026", note: "$4,200" },
  {
    picture: samplePicture.candle,
    title: "Late Service",
    caption: "Pigment print, edition of 12",
    note: "$680",
  },
  { picture: samplePicture.ring, title: "Understory", caption: "Gold and emerald, 2025", note: "Sold" },
  { picture: samplePicture.coin, title: "Night Assay", caption: "Struck brass, 2024", note: "$1,950" },
  {
    picture: samplePicture.candle,
    title: "The Hour After",
    caption: "Pigment print, edition of 12",
    note: "$680",
  },
  { picture: samplePicture.cloth, title: "Slant No. 7", caption: "Wool on plinth, 2026", note: "$4,900" },
  { picture: samplePicture.coin, title: "Tender", caption: "Struck brass, 2024", note: "$2,100" },
  { picture: samplePicture.ring, title: "Root and Stem", caption: "Gold and emerald, 2025", note: "On loan" },
];

export const gallerySamples: Record<string, GalleryProps> = {
  masonry: {
    variant: "masonry",
    heading: { eyebrow: "On view", title: "Eight works, one room" },
    items,
    more: { label: "Load more artworks", after: 6 },
  },
  strip: { variant: "strip", heading: { title: "Last season" }, items },
  sheet: { variant: "sheet", heading: { title: "Roll 12" }, items },
  salon: { variant: "salon", heading: { title: "The north wall" }, items: items.slice(0, 5) },
};
