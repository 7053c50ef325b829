import type { Path } from "../form/form-context.ts";

type Found = { path: Path; picture: { path: string } };

/** Where in `value` pictures stand, in their order. */
export function picturePlaces(value: unknown, at: Path = []): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => picturePlaces(item, [...at, index]));
  if (typeof value !== "object" || value === null) return [];
  const { path, widths } = value as { path?: unknown; widths?: unknown };
  if (typeof path === "string" && Array.isArray(widths)) return [{ path: at, picture: { path } }];
  return Object.entries(value).flatMap(([name, item]) => picturePlaces(item, [...at, name]));
}

/**
 * The place in a section's props of the picture that `image` shows; where it stands there more than once, that of its turn among
 * those on the page.
 */
export function placeOfPicture(props: object, image: Element, section: Element): Path | undefined {
  const shows = (element: Element, path: string) => {
    const file = element.getAttribute("src") ?? element.getAttribute("href") ?? "";
    return file.startsWith(`${path}.`) || file.startsWith(`${path}-`);
  };
  const places = picturePlaces(props);
  const own = places.filter(({ picture }) => shows(image, picture.path));
  const [first] = own;
  if (!first || own.length === 1) return first?.path;
  const same = Array.from(section.querySelectorAll("img, image")).filter((one) =>
    shows(one, first.picture.path),
  );
  return (own[same.indexOf(image)] ?? first).path;
}
