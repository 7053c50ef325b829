/** What a list can be asked for. */
export type ListShape = {
  /** What it can be narrowed down to, by the name that it has in the address. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The orders that it can stand in, the usual one first. */
  sorts: readonly [string, ...string[]];
  /** As many as one page of it has. */
  pageSize: number;
};

/** What of a list is shown, as the address says it. */
export type ListQuery<Shape extends ListShape = ListShape> = {
  filters: { readonly [Name in keyof Shape["filters"]]?: Shape["filters"][Name][number] | undefined };
  containing: string;
  sort: Shape["sorts"][number];
  page: number;
};

const mostPages = 10_000;

/** Reads the address; what is no such thing counts as not said. */
export function readListQuery<const Shape extends ListShape>(
  shape: Shape,
  search: URLSearchParams,
): ListQuery<Shape> {
  const page = Number(search.get("page"));
  const filters = Object.entries(shape.filters).flatMap(([name, values]) => {
    const value = values.find((one) => one === search.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  return {
    filters: Object.fromEntries(filters),
    containing: (search.get("q") ?? "").slice(0, 80),
    sort: shape.sorts.find((sort) => sort === search.get("sort")) ?? shape.sorts[0],
    page: Number.isInteger(page) && page > 0 ? Math.min(page, mostPages) : 1,
  };
}

/** The address that says `query`, in as few words as it takes. */
export function writeListQuery<const Shape extends ListShape>(
  shape: Shape,
  { filters, containing, sort, page }: ListQuery<Shape>,
): URLSearchParams {
  const said = new URLSearchParams();
  for (const name of Object.keys(shape.filters)) {
    const value = filters[name];
    if (value !== undefined) said.set(name, value);
  }
  if (containing) said.set("q", containing);
  if (sort !== shape.sorts[0]) said.set("sort", sort);
  if (page > 1) said.set("page", String(page));
  return said;
}

/** Whether all of the list is asked for. */
export function isWhole({ filters, containing }: ListQuery): boolean {
  return containing === "" && Object.values(filters).every((value) => value === undefined);
}
