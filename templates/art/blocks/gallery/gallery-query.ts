/** The chips, in their order. */
export const shows = ["all", "featured", "digital", "photography", "painting", "3d"] as const;
export const orientations = ["landscape", "portrait", "square"] as const;
export const availabilities = ["available", "sold"] as const;

export type Show = (typeof shows)[number];

/** What the gallery shows; what is undefined is not narrowed down. */
export type GalleryQuery = {
  show: Show;
  /** What is searched for, as it was typed. */
  q: string;
  /** The name of a band. */
  price: string | undefined;
  orientation: (typeof orientations)[number] | undefined;
  availability: (typeof availabilities)[number] | undefined;
  /** Width of the visitor's wall in centimeters. */
  wall: number | undefined;
  /** The work that somebody stands before. */
  work: string | undefined;
};

const longest = 60;

/**
 * Reads the query of the gallery's address; `bands` are the names of its price bands. Whatever it does not know there is as if it
 * were not there.
 */
export function parseGalleryQuery(search: string, bands: readonly string[]): GalleryQuery {
  const params = new URLSearchParams(search);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === params.get(name));
  return {
    show: oneOf("show", shows) ?? "all",
    q: (params.get("q") ?? "").slice(0, longest),
    price: oneOf("price", bands),
    orientation: oneOf("orientation", orientations),
    availability: oneOf("availability", availabilities),
    wall: parseWall(params.get("wall") ?? ""),
    work: params.get("work")?.match(/^[a-z-]{1,40}$/)?.[0],
  };
}

/** A width in centimeters as somebody types it: from 1 to 9999, else nothing. */
export function parseWall(text: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text.trim()) ? Number(text) : undefined;
}

/** The query of the address at which the gallery shows this, beginning with `?`; empty for what it shows at first. */
export function formatGalleryQuery(query: GalleryQuery): string {
  const said = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" || value === "all" ? [] : [[name, String(value)]],
  );
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

/** The filters alone, without chip and search. */
export function hasFilters({ price, orientation, availability, wall }: GalleryQuery): boolean {
  return [price, orientation, availability, wall].some((value) => value !== undefined);
}
