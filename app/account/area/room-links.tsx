import { Link, useLocation } from "react-router";
import type { AreaCard } from "./area-card.ts";

type Props = {
  root: string;
  rooms: readonly Pick<AreaCard, "name" | "to">[];
  /** Side by side in a header, or one below the other in a menu. */
  look: "row" | "list";
};

const looks = {
  row: { list: "flex items-center gap-5 2xl:gap-7", item: "text-sm min-h-12" },
  list: { list: "grid gap-x-8 sm:grid-cols-2", item: "font-display text-3xl min-h-14" },
} as const;

/** The names of an area's rooms. One that is not built yet leads nowhere. */
export function RoomLinks({ root, rooms, look }: Props) {
  const { pathname } = useLocation();
  const { list, item } = looks[look];
  // A page may lie in two rooms' folders: the longer one is its own.
  const own = rooms
    .flatMap(({ to }) => (to !== undefined && to !== root && pathname.startsWith(to) ? [to] : []))
    .toSorted((one, other) => other.length - one.length)[0];
  return (
    <ul className={list}>
      {rooms.map(({ name, to }) => (
        <li key={name}>
          {to === undefined ? (
            <span className={`flex items-center text-muted ${item}`}>{name}</span>
          ) : (
            <Link
              to={to}
              aria-current={to === own ? "page" : undefined}
              className={`flex items-center underline-offset-8 hover:underline aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 ${item}`}
            >
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
