import { useSearchParams } from "react-router";
import { type Loaded, useLoaded } from "../use-loaded.ts";
import { type ListQuery, type ListShape, readListQuery, writeListQuery } from "./list-query.ts";

export type List<Shape extends ListShape, Value> = Loaded<Value> & {
  query: ListQuery<Shape>;
  /** Asks for something else of it; whoever does not say which page gets the first. */
  ask: (change: Partial<ListQuery<Shape>>) => void;
  /** Asks for all of it again. */
  askAll: () => void;
};

/** A list whose question stands in the address, and what `load` gives for it. */
export function useList<const Shape extends ListShape, Value>(
  shape: Shape,
  load: (query: ListQuery<Shape>) => Promise<Value>,
): List<Shape, Value> {
  const [search, setSearch] = useSearchParams();
  const query = readListQuery(shape, search);
  const loaded = useLoaded(JSON.stringify(query), () => load(query));
  return {
    ...loaded,
    query,
    ask: (change) =>
      setSearch(writeListQuery(shape, { ...query, page: 1, ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
    askAll: () => setSearch({}),
  };
}
