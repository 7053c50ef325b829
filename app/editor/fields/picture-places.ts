import type { Path } from "../form/form-context.ts";

type Found = { path: Path; picture: { path: string } };

/** Where a picture stands: in the props of its section, or in a collection of records. */
export type PicturePlace = { collection?: string; path: Path };

/** Where in `value` pictures stand, in their order. */
export function picturePlaces(value: unknown, at: Path = []): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => picturePlaces(item, [...at, index]));
  if (typeof value !== "object" || value === null) return [];
  const { path, widths } = value as { path?: unknown; widths?: unknown };
  if (typeof path === "string" && Array.isArray(widths)) return [{ path: at, picture: { path } }];
  return Object.entries(value).flatMap(([name, item]) => picturePlaces(item, [...at, name]));
}

/**
 * The places in a section's props of what `image` shows: its own, and those of other crops that narrow windows get in its place. Where
 * a picture stands there more than once, that of its turn among those on the page.
 */
export function placesOfPicture(props: object, image: Element, section: Element): Path[] {
  const places = picturePlaces(props);
  const crops = Array.from(image.closest("picture")?.querySelectorAll("source") ?? []).filter(
    (source) => !places.some(({ picture }) => shows(image, picture.path) && shows(source, picture.path)),
  );
  return [image, ...crops].flatMap((element) => {
    const own = places.filter(({ picture }) => shows(element, picture.path));
    const [first] = own;
    if (!first || own.length === 1) return first ? [first.path] : [];
    const same = Array.from(section.querySelectorAll(element === image ? "img, image" : "source")).filter(
      (one) => shows(one, first.picture.path),
    );
    return [(own[same.indexOf(element)] ?? first).path];
  });
}

/** The places in collections of the picture that `image` shows. */
export function recordsOfPicture(
  collections: Readonly<Record<string, readonly object[]>>,
  image: Element,
): { collection: string; path: Path }[] {
  return Object.entries(collections).flatMap(([collection, records]) =>
    picturePlaces(records)
      .filter(({ picture }) => shows(image, picture.path))
      .map(({ path }) => ({ collection, path })),
  );
}

/** Whether `element` shows a file of the picture of this path. */
function shows(element: Element, path: string): boolean {
  const file = ["src", "href", "srcset"].map((name) => element.getAttribute(name)).find((text) => text) ?? "";
  return file.startsWith(`${path}.`) || file.startsWith(`${path}-`);
}
