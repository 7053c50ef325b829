import type { Work } from "../../collections.ts";
import type { Size } from "../../hanging.ts";
import type { PriceBand } from "./gallery.props.ts";
import type { GalleryQuery, Show } from "./gallery-query.ts";
import { isInBand } from "./price-bands.ts";

/** The works that fit all of `query`, whose price is one of `bands`, in the order in which they hang. */
export function selectWorks<Hanging extends Work & Size>(
  works: readonly Hanging[],
  query: GalleryQuery,
  bands: readonly PriceBand[],
): Hanging[] {
  const { show, q, orientation, availability, wall } = query;
  const words = plain(q).split(/\s+/).filter(Boolean);
  const band = bands.find(({ id }) => id === query.price);
  return works.filter(
    (work) =>
      isShown[show](work) &&
      words.every((word) => searched(work).includes(word)) &&
      (!band || (work.price !== undefined && isInBand(work.price, band))) &&
      (!orientation || orientationOf(work) === orientation) &&
      (!availability || (availability === "sold") === Boolean(work.isSold)) &&
      (!wall || work.width <= wall),
  );
}

/** What comes off the wall by itself is 3D, whatever else it is. */
const isShown: Record<Show, (work: Work) => boolean> = {
  all: () => true,
  featured: ({ featured = false }) => featured,
  digital: ({ category }) => category === "Digital",
  photography: ({ category }) => category === "Photography",
  painting: ({ category }) => category === "Painting",
  "3d": ({ depth }) => depth !== undefined,
};

export function orientationOf({ width, height }: Size): "landscape" | "portrait" | "square" {
  if (width === height) return "square";
  return width > height ? "landscape" : "portrait";
}

function searched({ title, artist, medium, year, category }: Work): string {
  return plain([title, artist, medium, year, category].join(" "));
}

function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
