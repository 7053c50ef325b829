import { useLocation } from "react-router";

/** What a link from a list to one of its rows carries in its `state`: the list as it stands, which is where the way back leads. */
export function useListAsItStands(): { list: string } {
  const { pathname, search } = useLocation();
  return { list: `${pathname}${search}` };
}

/** Where the way back from one row leads: to the list at `all` as it was left, or to all of it. */
export function useWayBack(all: string): string {
  return wayBack(useLocation().state, all);
}

/** Exported for its test. What stands in the browser's history may be of another page, or of an earlier version. */
export function wayBack(state: unknown, all: string): string {
  const list = typeof state === "object" && state !== null && "list" in state ? state.list : undefined;
  return typeof list === "string" && list.startsWith(`${all}?`) ? list : all;
}
