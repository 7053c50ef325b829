import type { TaughtClass } from "../../collections.ts";
import type { Time } from "./board.props.ts";

/** What the board shows, by name; what is undefined is not narrowed down. */
export type ClassesQuery = { type: string | undefined; time: string | undefined };

/** What an address can ask for. */
type Choices = { classes: readonly Pick<TaughtClass, "id">[]; times: readonly Pick<Time, "id">[] };

/** Reads the query of the board's address. Whatever it does not know there is as if it were not there. */
export function parseClassesQuery(search: string, { classes, times }: Choices): ClassesQuery {
  const params = new URLSearchParams(search);
  return {
    type: classes.find(({ id }) => id === params.get("type"))?.id,
    time: times.find(({ id }) => id === params.get("time"))?.id,
  };
}

/** The query of the address at which the board shows this, beginning with `?`; empty for the whole week. */
export function formatClassesQuery({ type, time }: ClassesQuery): string {
  const said = Object.entries({ type, time }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

export function isAt(start: string, { from, to }: Time): boolean {
  return start >= from && start < to;
}
